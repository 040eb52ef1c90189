// A version of a package as it is sold: locked, so that its last place is sold once (paket.md 2.2, 9).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { historyState } from '../../../../src/resources/paket/history-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';

/** Conditions on whoever buys the package. */
export interface Conditions {
  /** Years. */
  readonly min_age?: number | null;
  readonly max_age?: number | null;
  readonly new_customer_only?: boolean | null;
  readonly max_per_customer?: number | null;
}
/** Whole rupiah. */
export interface SoldVersion {
  readonly id: number;
  readonly pakettype_id: number;
  readonly code: string;
  readonly name: string;
  readonly price: number;
  /** 0 lunas 1 DP dan cicilan */
  readonly installment_schema: number;
  readonly dp_amount: number;
  readonly cicilan_amount: number;
  readonly cicilan_attempt: number;
  readonly description: string | null;
  readonly max_discount_percent: number;
  readonly quota: number | null;
  readonly sold_count: number;
  readonly syarat: Conditions;
}
export interface SoldProgram {
  readonly paket_history_id: number;
  /** Code of the treatment, item or laboratory's work. */
  readonly code: string | null;
  readonly type: number;
  readonly perawatan_id: number | null;
  readonly item_id: number | null;
  readonly laboratoriumjasa_id: number | null;
  readonly name: string;
  readonly free_slot: number;
  readonly expired_duration: number;
  /** Rupiah of one slot. */
  readonly price_standard: number;
  readonly min_gap_days: number | null;
  readonly max_per_visit: number | null;
}

const holdVersion = named<unknown, [number]>(
  'package_hold',
  'select id from pakethistories where id = $1 for no key update',
);
const VERSION = `h.id, h.pakettype_id, h.code, t.name, h.price, h.installment_schema, h.dp_amount, h.cicilan_amount, h.cicilan_attempt,
  h.description, h.max_discount_percent::float8 as max_discount_percent, h.quota, h.sold_count, h.syarat`;
const soldVersion = named<
  SoldVersion & { readonly offered: boolean },
  [id: number, branch: number, now: string, day: string]
>(
  'package_sold',
  `select ${VERSION},
     h.status = ${historyState.active} and t.status = ${activeStatus.active} and coalesce(h.profile_id, $2) = $2
       and h.active_at <= $3::timestamptz and coalesce(h.sale_until >= $4::date, true) as offered
   from pakethistories h join pakettypes t on t.id = h.pakettype_id where h.id = $1`,
);
/** What was offered at some time; a draft never was. */
const offeredVersions = named<SoldVersion, [branch: number, codes: readonly string[]]>(
  'package_offered',
  `select ${VERSION} from pakethistories h join pakettypes t on t.id = h.pakettype_id
   where coalesce(h.profile_id, $1) = $1 and h.status <> ${historyState.draft} and h.code = any ($2)`,
);
const programsOf = named<SoldProgram, [histories: readonly number[]]>(
  'package_programs',
  `select l.paket_history_id, coalesce(p.code, i.code, j.code) as code, l.type, l.perawatan_id, l.item_id,
     l.laboratoriumjasa_id, coalesce(p.name, i.name, j.name) as name, l.free_slot,
     l.expired_duration, l.price_standard, l.min_gap_days, l.max_per_visit
   from pakethistoryperawatans l left join tindakanmedis p on p.id = l.perawatan_id left join items i on i.id = l.item_id
   left join laboratoriumjasas j on j.id = l.laboratoriumjasa_id
   where l.paket_history_id = any ($1) order by l.id`,
);
const count = named<unknown, [id: number, by: number]>(
  'package_count',
  'update pakethistories set sold_count = greatest(sold_count + $2, 0) where id = $1',
);

/**
 * The version, held until the transaction ends: who sells the same waits.
 * @param day of the sale @throws Refusal package-unavailable, package-quota (422)
 */
export const takeVersion = async (context: WriteContext, id: number, day: string): Promise<SoldVersion> => {
  const { tx, branch, now } = context;
  const [, found] = await Promise.all([
    runOne(tx, holdVersion, id),
    runOne(tx, soldVersion, id, branch.id, now.toISOString(), day),
  ]);
  if (!found?.offered) throw new Refusal('package-unavailable');
  if (found.quota !== null && found.sold_count >= found.quota) throw new Refusal('package-quota');
  return found;
};

/** What versions hold, in their order. */
export const readPrograms = ({ tx }: Pick<Context, 'tx'>, ...ids: readonly number[]): Promise<readonly SoldProgram[]> =>
  run(tx, programsOf, ids);

/** Versions of the branch and of all branches that were ever on offer, by their codes. */
export const findOffered = ({ tx }: Pick<Context, 'tx'>, branch: number, codes: readonly string[]) =>
  run(tx, offeredVersions, branch, codes);

/** Counts a sale of the version, or takes one back. */
export const countSale = async ({ tx }: Pick<WriteContext, 'tx'>, id: number, by: 1 | -1): Promise<void> => {
  await run(tx, count, id, by);
};
