// What is stored of a treatment's income, and of what was owed and paid of it.
import { type ActorType, hutang, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import { named } from '../../../db/statement.ts';
import type { AgreedRule } from '../../../domain/finance/income.ts';
import type { InvestorRule } from '../../../domain/finance/investor-share.ts';

export interface IncomeFacts {
  readonly id: number;
  readonly profile_id: number;
  readonly transaction_at: string;
  readonly name: string;
  readonly qty: number;
  readonly doctor_id: number;
  readonly doctor: string;
  readonly patient: string | null;
  readonly rm: string | null;
  readonly bill_id: number | null;
  readonly bill: string | null;
  /** As it was agreed; null: none fitted. */
  readonly rule: (AgreedRule & { readonly name: string }) | null;
  readonly investor_rule: InvestorRule | null;
  readonly mitra: string | null;
  readonly gross_amount: number;
  readonly discount_amount: number;
  readonly net_amount: number;
  readonly lab_amount: number;
  readonly bhp_amount: number;
  readonly base_amount: number;
  readonly doctor_amount: number;
  readonly rumahsakit_amount: number;
  readonly investor_amount: number;
  readonly klinik_amount: number;
  readonly accrued_doctor: number;
  readonly accrued_rumahsakit: number;
  readonly lab_state: number;
  readonly override_reason: string | null;
  readonly status: number;
  /** The branch shows the net of treatments to doctors. */
  readonly shows_net: boolean;
}
/** The facts of an income in these branches. */
export const incomeFacts = named<IncomeFacts, [id: number, branches: readonly number[]]>(
  'why_income',
  `select i.id, i.profile_id, i.transaction_at::text as transaction_at, i.name, i.qty::float8 as qty, i.doctor_id, d.name as doctor,
     c.name as patient, c.username as rm, i.bill_id, b.code as bill, i.rule, i.investor_rule, m.name as mitra,
     i.gross_amount, i.discount_amount,
     i.net_amount, i.lab_amount, i.bhp_amount, i.base_amount, i.doctor_amount, i.rumahsakit_amount, i.investor_amount,
     i.klinik_amount, i.accrued_doctor, i.accrued_rumahsakit, i.lab_state, i.override_reason, i.status,
     coalesce(f.dokter_lihat_klinik, false) as shows_net
   from tindakanincomes i
   join users d on d.id = i.doctor_id
   left join users c on c.id = i.customer_id
   left join bills b on b.id = i.bill_id
   left join mitras m on m.id = i.mitra_id
   left join financesettings f on f.profile_id = i.profile_id
   where i.id = $1 and i.profile_id = any ($2)`,
);

/** A row of what is owed, with what made it: the journal that was posted before its own in the same transaction. */
export interface OwedFact {
  readonly id: number;
  readonly day: string;
  readonly amount: number;
  readonly paid_amount: number;
  readonly journal_id: number | null;
  readonly journal: string | null;
  /** Of that journal. */
  readonly memo: string | null;
  /** Null: nothing was booked beside it. */
  readonly cause: string | null;
  readonly cause_memo: string | null;
}
/**
 * SQL that joins `c`, what made a row `h` of what is owed: whatever changes a bill holds it, so that among the journals of the bill, its
 * payments, notes of credit and laboratory fees the last one before the row's own, of the same moment, is it.
 */
export const CAUSE = `left join lateral (
     select x.event, x.memo from (
       select 'bill' as source_type, h.bill_id as source_id
       union all select 'billtransaction', a.billtransaction_id from billtransactionallocations a where a.bill_id = h.bill_id
       union all select 'billrefund', r.id from billrefunds r where r.bill_id = h.bill_id
       union all select 'labfee', f.id from labfees f join tindakanincomes i on i.visitperawatan_id = f.visitperawatan_id
         where h.source_type = '${hutangSource.income}' and i.id = h.source_id
     ) d join journals x on x.source_type = d.source_type and x.source_id = d.source_id
     where x.profile_id = h.profile_id and x.id < h.journal_id and x.created_at = h.created_at
     order by x.id desc limit 1
   ) c on true`;

/** Rows of what somebody is owed of a document, in their order; null actor: of all who are owed as that. */
export const owedFacts = named<OwedFact, [source: string, id: number, type: ActorType, actor: number | null]>(
  'why_owed',
  `select h.id, h.transaction_at::text as day, h.amount, h.paid_amount, h.journal_id, j.code as journal, j.memo, c.event as cause,
     c.memo as cause_memo
   from hutangs h left join journals j on j.id = h.journal_id ${CAUSE}
   where h.source_type = $1 and h.source_id = $2 and h.actor_type = $3 and ($4::bigint is null or h.actor_id = $4)
     and h.status <> ${hutang.state.cancelled}
   order by h.source_seq, h.id`,
);

export interface PaidFact {
  readonly day: string;
  readonly slip_id: number;
  readonly slip: string;
  readonly amount: number;
}
/** What slips that stand have paid of rows. */
export const paidFacts = named<PaidFact, [hutangs: readonly number[]]>(
  'why_paid',
  `select s.transaction_at::text as day, s.id as slip_id, s.code as slip, sum(d.amount)::bigint as amount
   from hutangtransactiondetails d join hutangtransactions s on s.id = d.hutangtransaction_id
   where d.hutang_id = any ($1) and s.status = ${hutangtransaction.state.paid} group by s.id order by s.transaction_at, s.id`,
);
