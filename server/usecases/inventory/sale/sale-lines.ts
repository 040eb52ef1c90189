// The lines of a sale as its bill and the stock need them.
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { spread } from '../../../../src/resources/kernel/money.ts';
import type { NewBillLine } from '../../finance/bill/create-bill.ts';
import type { WriteContext } from '../../kernel/contract.ts';

export interface SaleLine {
  readonly id: number;
  readonly item_id: number;
  readonly name: string;
  readonly unit: string;
  readonly allow_decimal: boolean;
  readonly factor: number;
  readonly qty: number;
  readonly price: number;
  readonly discount_amount: number;
  readonly amount: number;
  readonly batch_id: number | null;
  readonly akun_id: number;
  readonly pajak_id: number | null;
  readonly visitresepitem_id: number | null;
}
const linesOf = named<SaleLine, [number]>(
  'sale_lines_read',
  `select l.id, l.item_id, i.name, i.unit, i.allow_decimal, l.factor, l.qty, l.price, l.discount_amount, l.amount, l.batch_id,
     c.akun_pendapatan_id as akun_id, i.pajak_id, l.visitresepitem_id
   from sale_lines l join items i on i.id = l.item_id join item_categories c on c.id = i.category_id
   where l.sale_id = $1 order by l.id`,
);
export const readLines = ({ tx }: WriteContext, sale: number): Promise<readonly SaleLine[]> => run(tx, linesOf, sale);

interface Sums {
  readonly id: number;
  readonly discount_amount: number | null;
  readonly embalase_amount: number | null;
}
const embalaseAccount = named<{ id: number }>(
  'sale_embalase_account',
  `select id from akuns where code = '${accountRole.medicineIncome}'`,
);
const WITHOUT = { perawatan_id: null, doctor_id: null, package_value: 0 } as const;

/** Lines of the bill: the sale's own discount is spread over them, embalase stands beside them. */
export const billLinesOf = async (
  { tx }: WriteContext,
  { id, discount_amount, embalase_amount }: Sums,
  lines: readonly SaleLine[],
): Promise<readonly NewBillLine[]> => {
  const parts = spread(
    discount_amount ?? 0,
    lines.map(({ amount }) => amount),
  );
  const goods = lines.map((line, at): NewBillLine => ({
    ...WITHOUT,
    kind: billLineKind.item,
    ref_type: 'sale_line',
    ref_id: line.id,
    name: line.name,
    qty: line.qty,
    price: line.price,
    discount_amount: line.discount_amount + (parts[at] ?? 0),
    akun_id: line.akun_id,
    pajak_id: line.pajak_id,
  }));
  if (!embalase_amount) return goods;
  const account = await runOne(tx, embalaseAccount);
  if (!account) throw new Error('The chart has no account of medicine sales.');
  const beside = { kind: billLineKind.fee, ref_type: 'sale', ref_id: id, name: 'Embalase', qty: 1 };
  return [...goods, { ...WITHOUT, ...beside, price: embalase_amount, discount_amount: 0, akun_id: account.id }];
};
