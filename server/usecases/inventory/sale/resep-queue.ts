// GET /api/inventory/resep: what the pharmacy has to do, with what is there of each medicine (inventory.md 4).
import { maySee } from '../../../../src/policies/index.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { sale } from '../../../../src/resources/inventory/sale.ts';
import { allergyTo } from '../../../../src/resources/service/alergi.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';
import { usableForSale } from '../use/availability.ts';
import { usualPacking } from './packing.ts';
import { type Prescription, prescriptions } from './prescription-port.ts';

type Answer = AnswerOf<'inventory.resep.queue'>;
type Queued = Answer['data'][number];
type QueuedSale = NonNullable<Queued['sale']>;

interface SaleRow extends Omit<QueuedSale, 'paid'> {
  readonly visitresep_id: number;
  readonly status: number;
}
const salesOf = named<SaleRow, [reseps: readonly number[]]>(
  'resep_sales',
  `select s.visitresep_id, s.status, s.id, s.version, s.code, s.embalase_amount, s.discount_amount, s.total_amount, s.bill_id,
     (select coalesce(jsonb_agg(jsonb_build_object('visitresepitem_id', l.visitresepitem_id, 'item_id', i.id, 'name', i.name,
         'unit', i.unit, 'qty', l.qty, 'signa', l.signa, 'batch_id', l.batch_id,
         'batch_no', l.batch_no, 'substitute_reason', l.substitute_reason, 'amount', l.amount) order by l.id), '[]')
       from sale_lines l join items i on i.id = l.item_id where l.sale_id = s.id) as lines
   from sales s where s.visitresep_id = any ($1) and s.status <> ${sale.state.cancelled}`,
);

const stateOf = (row: SaleRow | undefined): Queued['state'] => {
  if (!row) return 'menunggu';
  return row.status === sale.state.draft ? 'disiapkan' : 'diserahkan';
};
const presentSale = ({ visitresep_id: _resep, status, ...row }: SaleRow): QueuedSale => ({
  ...row,
  paid: status === sale.state.paid,
});

const present = (
  { status: _status, items, alergi, ...resep }: Prescription,
  row: SaleRow | undefined,
  { stock, clinical }: { readonly stock: ReadonlyMap<number, number>; readonly clinical: boolean },
): Queued => {
  const known = clinical ? alergi : [];
  return {
    ...resep,
    state: stateOf(row),
    alergi: known,
    items: items.map(({ zat_aktif, ...item }) => ({
      ...item,
      available: stock.get(item.item_id) ?? 0,
      alergi: allergyTo({ name: item.name, zat_aktif }, known) ?? null,
    })),
    sale: row ? presentSale(row) : null,
  };
};

/** Waiting and prepared ones, and those that were handed over today. What the patient is allergic to only for who treats or serves him. */
export const listQueue: CallHandlers['inventory.resep.queue'] = async (context: Context, { query }) => {
  const reseps = await prescriptions.given().queue(context);
  const ids = reseps.map(({ id }) => id);
  const items = [...new Set(reseps.flatMap((resep) => resep.items.map(({ item_id }) => item_id)))];
  const [sales, stock, packing] = await Promise.all([
    run(context.tx, salesOf, ids),
    usableForSale(context, items),
    usualPacking(context),
  ]);
  const clinical = maySee(context.actor.role, 'clinical');
  const all = reseps.map((resep) =>
    present(
      resep,
      sales.find(({ visitresep_id }) => visitresep_id === resep.id),
      { stock, clinical },
    ),
  );
  const count = (state: Queued['state']): number => all.filter((one) => one.state === state).length;
  return {
    data: query.status === undefined ? all : all.filter(({ state }) => state === query.status),
    embalase_default: packing,
    counts: { menunggu: count('menunggu'), disiapkan: count('disiapkan'), diserahkan: count('diserahkan') },
  };
};
