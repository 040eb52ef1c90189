// The branch's administration fee of a visit; a control visit has none (service.md 6.3).
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { VisitPart } from './visit-part.ts';

interface Fee {
  readonly administrasi_amount: number;
  readonly administrasi_akun_id: number | null;
}
const feeOf = named<Fee, [number]>(
  'branch_visit_fee',
  'select administrasi_amount, administrasi_akun_id from branchpreferences where profile_id = $1',
);
const FEE = 'Administrasi';

export const feePart: VisitPart = {
  billLines: async ({ tx, branch }, visit) => {
    const fee = await runOne(tx, feeOf, branch.id);
    const akun_id = fee?.administrasi_akun_id ?? null;
    if (!fee || akun_id === null || fee.administrasi_amount === 0 || visit.type === 'kontrol') return [];
    return [
      {
        kind: billLineKind.fee,
        ref_type: 'visit',
        ref_id: visit.id,
        perawatan_id: null,
        name: FEE,
        qty: 1,
        price: fee.administrasi_amount,
        discount_amount: 0,
        akun_id,
        doctor_id: null,
        package_value: 0,
      },
    ];
  },
};
