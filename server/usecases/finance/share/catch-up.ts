// The night's work: bills from before shares were kept get their incomes, and incomes whose rule was entered later find it (finance.md
// 6.5). Repeated, it does nothing: what has its rule is left alone.
import { standingBillStates } from '../../../../src/resources/finance/bill-life.ts';
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { dividendMethod } from '../../../../src/resources/finance/devidensetting.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import { shareSource } from '../../../../src/resources/finance/sharingprofit.ts';
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { nightContext } from '../../kernel/night.ts';
import { lockBills } from '../bill/bill-rows.ts';
import { investorRuleOn } from './investor-rule.ts';
import { makeIncomes, ruleOf } from './make-incomes.ts';
import { recomputeShare } from './recompute-share.ts';

/** Bills of a night; the rest is done in the next ones. */
const BATCH = 500;

const booksOpen = named<{ open: boolean }, [number, string]>(
  'share_books_open',
  `select exists (select from periodes where profile_id = $1 and status = ${periode.state.active} and start_date <= $2
     and (lock_date is null or lock_date < $2)) as open`,
);
/** Bills with a treatment that nobody shares in yet, from the day on which the first rule began. */
const billsBehind = named<{ id: number }, [number]>(
  'share_bills_behind',
  `select distinct b.id
   from (select min(valid_from) as since from sharingprofits where profile_id = $1 and source = ${shareSource.treatment}) r
   join bills b on b.profile_id = $1 and b.transaction_at >= r.since and b.status in ${listed(standingBillStates)}
   join bill_lines l on l.bill_id = b.id and l.kind = ${billLineKind.treatment} and l.ref_type = 'visitperawatan'
     and l.package_value = 0 and l.doctor_id is not null and l.perawatan_id is not null
   left join tindakanincomes i on i.visitperawatan_id = l.ref_id and i.status <> ${tindakanincome.state.cancelled}
   where i.id is null or (i.sharingprofit_id is null and i.override_reason is null and exists (
     select from sharingprofits s where s.profile_id = $1 and s.source = ${shareSource.treatment} and s.updated_at > i.rule_sought_at))
     or (i.investor_rule is null and exists (
       select from devidensettings d join investorshares h on h.profile_id = d.profile_id
       where d.profile_id = $1 and d.metode = ${dividendMethod.perTreatment} and greatest(d.updated_at, h.updated_at) > i.rule_sought_at
         and i.transaction_at between d.valid_from and coalesce(d.valid_to, 'infinity')))
   order by b.id limit ${BATCH}`,
);
interface Unruled {
  readonly id: number;
  readonly perawatan_id: number;
  readonly doctor_id: number;
  readonly day: string;
}
const unruledOf = named<Unruled, [readonly number[]]>(
  'share_unruled',
  `select i.id, l.perawatan_id, i.doctor_id, i.transaction_at::text as day
   from tindakanincomes i join bill_lines l on l.id = i.bill_line_id
   where i.bill_id = any ($1) and i.sharingprofit_id is null and i.override_reason is null and l.perawatan_id is not null
     and i.status <> ${tindakanincome.state.cancelled} order by i.id for no key update of i`,
);
const saveSought = named<unknown, [string]>(
  'share_rule_sought',
  `update tindakanincomes i set sharingprofit_id = n.sharingprofit_id, mitra_id = n.mitra_id, rule = n.rule, rule_sought_at = now(),
     updated_at = now(), version = version + 1
   from jsonb_to_recordset($1) n (id bigint, sharingprofit_id bigint, mitra_id bigint, rule jsonb) where i.id = n.id`,
);

/** Holds incomes without a rule against those that there are by now; one that none fits is looked at again when there is another. */
const seekRules = async (context: WriteContext, bills: readonly number[]): Promise<void> => {
  const unruled = await run(context.tx, unruledOf, bills);
  if (unruled.length === 0) return;
  const sought: object[] = [];
  for (const work of unruled) {
    const rule = await ruleOf(context, work, shareSource.treatment);
    sought.push({
      id: work.id,
      sharingprofit_id: rule?.id ?? null,
      mitra_id: rule?.mitra_id ?? null,
      rule: rule ?? null,
    });
  }
  await run(context.tx, saveSought, JSON.stringify(sought));
};

const daysUninvested = named<{ day: string }, [readonly number[]]>(
  'share_days_uninvested',
  `select distinct transaction_at::text as day from tindakanincomes
   where bill_id = any ($1) and investor_rule is null and status <> ${tindakanincome.state.cancelled} order by day`,
);
const saveInvestors = named<unknown, [bills: readonly number[], day: string, rule: string]>(
  'share_investors_sought',
  `update tindakanincomes set investor_rule = nullif($3::jsonb, 'null'), rule_sought_at = now(), updated_at = now(), version = version + 1
   where bill_id = any ($1) and transaction_at = $2 and investor_rule is null and status <> ${tindakanincome.state.cancelled}`,
);
/** Gives incomes the investors that were entered after them. */
const seekInvestors = async (context: WriteContext, bills: readonly number[]): Promise<void> => {
  for (const { day } of await run(context.tx, daysUninvested, bills))
    await run(context.tx, saveInvestors, bills, day, JSON.stringify(await investorRuleOn(context, day)));
};

/** Brings the shares of a branch up to the day that has begun; answers how many bills it went through. */
export const catchUpShares = async (
  tx: Transaction,
  { branch: id, now }: { readonly branch: number; readonly now: Date },
): Promise<number> => {
  const context = await nightContext(tx, { branch: id, now });
  if (!context) return 0;
  const books = await runOne(tx, booksOpen, id, context.today);
  if (books?.open !== true) return 0;
  const bills = (await run(tx, billsBehind, id)).map((bill) => bill.id);
  if (bills.length === 0) return 0;
  await lockBills(tx, bills, id);
  for (const bill of bills) await makeIncomes(context, bill);
  await seekRules(context, bills);
  await seekInvestors(context, bills);
  await (
    await recomputeShare(context, { bills }, { day: context.today })
  )?.();
  return bills.length;
};
