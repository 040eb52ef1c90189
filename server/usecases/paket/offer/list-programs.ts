// What a version holds, and what a sale of it would come to (paket.md 5, 6.1, 6.2).
import { allocate } from '../../../../src/resources/paket/allocation.ts';
import { installmentSchema, programType } from '../../../../src/resources/paket/history-life.ts';
import { type ScheduledRow, scheduleOf, termsFit } from '../../../../src/resources/paket/scheme.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';
import { LAB_UNIT, TREATMENT_UNIT } from './find-programs.ts';
import { showVersion } from './history-record.ts';

interface Row {
  readonly id: number;
  readonly paket_history_id: number;
  readonly type: 1 | 2 | 3;
  readonly perawatan_id: number | null;
  readonly item_id: number | null;
  readonly laboratoriumjasa_id: number | null;
  readonly part_id: number;
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly free_slot: number;
  readonly expired_duration: number;
  readonly price_standard: number;
  readonly min_gap_days: number | null;
  readonly max_per_visit: number | null;
}
const programsOf = named<Row, [version: number, type: number | null]>(
  'paket_programs',
  `select l.id, l.paket_history_id, l.type, l.perawatan_id, l.item_id, l.laboratoriumjasa_id,
     coalesce(l.perawatan_id, l.item_id, l.laboratoriumjasa_id) as part_id, coalesce(t.name, i.name, j.name) as name,
     coalesce(t.code, i.code, j.code) as code,
     case l.type when ${programType.treatment} then '${TREATMENT_UNIT}' when ${programType.item} then i.unit else '${LAB_UNIT}' end as unit,
     l.free_slot, l.expired_duration, l.price_standard, l.min_gap_days, l.max_per_visit
   from pakethistoryperawatans l left join tindakanmedis t on t.id = l.perawatan_id left join items i on i.id = l.item_id
   left join laboratoriumjasas j on j.id = l.laboratoriumjasa_id
   where l.paket_history_id = $1 and ($2::smallint is null or l.type = $2) order by l.id`,
);

const present = ({ part_id: id, name, code, unit, ...row }: Row) => {
  const part = { id, name, code, unit };
  const isTreatment = row.type === programType.treatment;
  return { ...row, perawatandata: isTreatment ? part : null, itemdata: isTreatment ? null : part };
};

/** GET /api/paket/historyperawatan. @throws Refusal package-wanted (422), not-found (404) for another branch's version */
export const listPrograms: CallHandlers['paket.historyperawatan.list'] = async (context, { query }) => {
  const { paket_history_id: version, type } = query;
  if (version === undefined) throw refuseField('package-wanted', 'paket_history_id');
  await showVersion(context, version);
  const data = (await run(context.tx, programsOf, version, type ?? null)).map(present);
  return { data, count: data.length };
};

type Version = Awaited<ReturnType<typeof showVersion>>;
type Query = Parameters<CallHandlers['paket.history.simulasi']>[1]['query'];

const scheduled = ({ today }: Context, version: Version, query: Query, total: number): readonly ScheduledRow[] => {
  const sold_at = query.sold_at ?? today;
  if (query.scheme === 'tunai') return total === 0 ? [] : [{ no: 0, due_at: sold_at, amount: total }];
  if (version.installment_schema !== installmentSchema.credit) throw refuseField('package-whole', 'scheme');
  const { price, dp_amount, cicilan_amount, cicilan_attempt } = version;
  const terms = {
    dp_amount: dp_amount ?? 0,
    cicilan_amount: cicilan_amount ?? 0,
    cicilan_attempt: cicilan_attempt ?? 0,
  };
  if (!termsFit(price, terms)) throw new Refusal('package-terms');
  const due_day = query.due_day ?? Number(sold_at.slice(-2));
  const rows = scheduleOf(price, price - total, terms, { sold_at, due_day });
  if (!rows) throw refuseField('package-dp', 'discount_amount');
  return rows;
};

/**
 * GET /api/paket/history/{id}/simulasi: nothing is written.
 * @throws Refusal not-found (404), package-terms, package-dp, package-whole, invalid (422)
 */
export const simulateSale: CallHandlers['paket.history.simulasi'] = async (context, { params, query }) => {
  const version = await showVersion(context, params['id'] ?? 0);
  const discount = query.discount_amount ?? 0;
  if (discount > version.price) throw new Refusal('invalid', {}, { discount_amount: ['Diskon melebihi harga'] });
  const total = version.price - discount;
  const schedule = scheduled(context, version, query, total);
  const lines = version.lines.map((line) => ({ ...line, price_standard: line.price_standard ?? 0 }));
  const parts = allocate(total, lines);
  const allocation = lines.map(({ id: line }, at) => ({
    line,
    alloc_total: parts[at]?.alloc_total ?? 0,
    alloc_unit: parts[at]?.alloc_unit ?? 0,
  }));
  return { total, schedule, allocation };
};
