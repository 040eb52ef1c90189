// 'Ubah Pembagian': a person decides what of one treatment belongs to whom; its rule has no say any more (finance.md 4, 5, 6.5).
import type { Calls } from '../../../../src/resources/calls.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { requestFor } from '../../kernel/approval.ts';
import type { Ground } from '../../kernel/approval-ground.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { inRupiah, inWords, reasonOf } from '../../kernel/review.ts';
import { holdShared } from './income-rows.ts';
import { recomputeShare } from './recompute-share.ts';

interface Decided {
  readonly visitperawatan_id: number;
  readonly bill_id: number | null;
  readonly mitra_id: number | null;
  readonly net_amount: number;
  readonly status: number;
}
const treatmentOf = named<Pick<Decided, 'visitperawatan_id'>, [id: number, branch: number]>(
  'override_of',
  'select visitperawatan_id from tindakanincomes where id = $1 and profile_id = $2',
);
const held = named<Decided, [id: number]>(
  'override_held',
  'select visitperawatan_id, bill_id, mitra_id, net_amount, status from tindakanincomes where id = $1 for no key update',
);
const decide = named<unknown, [id: number, doctor: number, rumahsakit: number, reason: string]>(
  'override_decide',
  `update tindakanincomes set override_doctor = $2, override_rumahsakit = $3, override_reason = $4, updated_at = now(),
     version = version + 1
   where id = $1`,
);

type Wish = CallRequest<Calls['finance.tindakanincome.override']>['body'];

const requireFits = ({ mitra_id, net_amount, status }: Decided, { doctor_amount, rumahsakit_amount }: Wish): void => {
  if (status === tindakanincome.state.cancelled)
    throw new Refusal('wrong-state', { singular: tindakanincome.singular });
  if (rumahsakit_amount > 0 && mitra_id === null) throw refuseField('share-no-partner', 'rumahsakit_amount');
  if (doctor_amount + rumahsakit_amount > net_amount) throw refuseField('share-above-net', 'doctor_amount');
};

/** While the treatment stands and is billed, or is used out of its package, it can be decided. */
const groundsOf = ({ bill_id, visitperawatan_id }: Decided): readonly Ground[] => [
  bill_id === null
    ? {
        table: 'visitperawatans',
        id: visitperawatan_id,
        stands: `$.status == ${visitperawatan.state.done}`,
        reason: 'Ditutup oleh sistem: tindakan dibuka kembali',
      }
    : {
        table: 'bills',
        id: bill_id,
        stands: `$.status <> ${bill.state.cancelled}`,
        reason: 'Ditutup oleh sistem: tagihan sudah dibatalkan',
      },
];

/**
 * POST /api/finance/tindakanincome/{id}/override: amounts of the whole treatment, rupiah; what was owed by the rule is corrected by rows
 * of its own. A finance clerk's waits for an approver where the branch's rule says so.
 * @throws Refusal not-found (404), wrong-state (409), share-above-net, share-no-partner (422); those of posting
 */
export const overrideShare = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['finance.tindakanincome.override']>,
) => {
  const { tx, branch, today } = context;
  const id = params['id'] ?? 0;
  const found = await runOne(tx, treatmentOf, id, branch.id);
  if (!found) throw new Refusal('not-found');
  const shared = await holdShared(context, found.visitperawatan_id);
  const income = await runOne(tx, held, id);
  if (!income) throw new Refusal('not-found');
  requireFits(income, body);
  const before = await genericShow(tindakanincome, context, id);
  await run(tx, decide, id, body.doctor_amount, body.rumahsakit_amount, body.reason);
  const cause = `Perubahan pembagian: ${body.reason}`;
  const left = shared && (await recomputeShare(context, shared, { day: today, cause }));
  await left?.();
  const record = await genericShow(tindakanincome, context, id);
  return {
    record,
    log: {
      message: `perubahan pembagian ${record.name}: ${body.reason}`,
      url: `${tindakanincome.screens.list}/${id}`,
      before: { doctor_amount: before.doctor_amount, rumahsakit_amount: before.rumahsakit_amount },
      after: body,
    },
    request: await requestFor(context, 'finance.share.override', () => ({
      record: { type: tindakanincome.name, id },
      grounds: groundsOf(income),
      told: {
        amount: body.doctor_amount,
        date: before.transaction_at,
        changes: [
          inWords('Tindakan', before.name, before.name),
          inWords('Dokter', before.doctordata.name, before.doctordata.name),
          reasonOf(body.reason),
        ],
        lines: [
          inRupiah('Fee dokter', before.doctor_amount, record.doctor_amount),
          inRupiah('Bagian mitra', before.rumahsakit_amount, record.rumahsakit_amount),
          inRupiah('Bagian klinik', before.klinik_amount, record.klinik_amount),
        ],
      },
    })),
  };
};
