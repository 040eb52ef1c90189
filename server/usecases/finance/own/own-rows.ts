// What a doctor or an investor was given, with what became of it, his slips, and the figures above them (finance.md 4).
import {
  actorType,
  hutang,
  type HutangKind,
  hutangKind,
  hutangSource,
  openHutangStates,
} from '../../../../src/resources/finance/hutang.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import { type FeeState, feeState } from '../../../../src/resources/finance/own-income.ts';
import { pph } from '../../../../src/resources/finance/pph.ts';
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import { listed, named } from '../../../db/statement.ts';
import type { EarnerType } from './own-scope.ts';

/** What every statement begins with. */
type Whose = [actor: number, branches: readonly number[]];

interface Cards {
  readonly recognised_amount: number;
  readonly owed_amount: number;
  readonly paid_amount: number;
  readonly net_amount: number;
  readonly pph_amount: number;
  readonly awaited_amount: number;
}
/** Of which payables a recognised amount is made. */
const earnedKinds = {
  doctor: [hutangKind.doctorFee],
  investor: [hutangKind.investorShare, hutangKind.dividend],
} as const satisfies Readonly<Record<EarnerType, readonly HutangKind[]>>;
/** SQL of what waits for a laboratory, of the earner `$1` in the branches `$2`. */
const awaited: Readonly<Record<EarnerType, string>> = {
  doctor: `select coalesce(sum(doctor_amount - accrued_doctor), 0)::bigint as awaited_amount from tindakanincomes
     where doctor_id = $1 and profile_id = any ($2) and status = ${tindakanincome.state.awaitsLab}`,
  investor: 'select 0::bigint as awaited_amount',
};
const cardsOf = (type: EarnerType) =>
  named<Cards, [...Whose, monthFirst: string, monthLast: string, from: string, to: string]>(
    `own_cards_${type}`,
    `select h.recognised_amount, o.owed_amount, s.paid_amount, s.net_amount, s.pph_amount, i.awaited_amount
   from (
     select coalesce(sum(amount), 0)::bigint as recognised_amount from hutangs
     where actor_type = '${type}' and actor_id = $1 and profile_id = any ($2) and transaction_at between $3 and $4
       and kind in (${earnedKinds[type].map((kind) => `'${kind}'`).join(', ')}) and status <> ${hutang.state.cancelled}
   ) h, (
     select coalesce(sum(open_amount), 0)::bigint as owed_amount from hutang_days
     where actor_type = '${type}' and actor_id = $1 and profile_id = any ($2)
   ) o, (
     select coalesce(sum(gross_amount), 0)::bigint as paid_amount, coalesce(sum(net_amount), 0)::bigint as net_amount,
       coalesce(sum(pph_amount), 0)::bigint as pph_amount
     from hutangtransactions where actor_type = '${type}' and actor_id = $1 and profile_id = any ($2)
       and status = ${hutangtransaction.state.paid} and transaction_at between $5 and $6
   ) s, (${awaited[type]}) i`,
  );
/** $3, $4: the month of today. $5, $6: the range. */
export const ownCards = { doctor: cardsOf('doctor'), investor: cardsOf('investor') };

export interface OwnRow {
  readonly id: number;
  readonly transaction_at: string;
  readonly branch: string;
  readonly rm: string | null;
  readonly treatment: string;
  readonly net_amount: number;
  /** The branch shows the net to doctors. */
  readonly shows_net: boolean;
  readonly fee_amount: number;
  readonly accrued_amount: number;
  readonly paid_amount: number;
  readonly state: FeeState;
}
type InRange = [...Whose, from: string, to: string, state: FeeState | null];
/** What a doctor did. */
const ofDoctor = `select i.id, i.transaction_at, p.code as branch, c.username as rm, i.name as treatment, i.net_amount,
      coalesce(f.dokter_lihat_klinik, false) as shows_net, i.doctor_amount as fee_amount, i.accrued_doctor as accrued_amount,
      h.paid_amount, case
        when i.status = ${tindakanincome.state.cancelled} then '${feeState.cancelled}'
        when i.status = ${tindakanincome.state.awaitsLab} then '${feeState.awaitsLab}'
        when h.paid_amount > i.accrued_doctor then '${feeState.overpaid}'
        when h.open > 0 then '${feeState.owed}'
        when i.accrued_doctor < i.doctor_amount then '${feeState.awaitsPatient}'
        else '${feeState.paid}' end as state
    from tindakanincomes i
    join profiles p on p.id = i.profile_id
    left join financesettings f on f.profile_id = i.profile_id
    left join users c on c.id = i.customer_id
    cross join lateral (
      select coalesce(sum(o.paid_amount), 0)::bigint as paid_amount,
        count(*) filter (where o.status in ${listed(openHutangStates)} and o.amount <> 0) as open
      from hutangs o where o.source_type = '${hutangSource.income}' and o.source_id = i.id
        and o.actor_type = '${actorType.doctor}' and o.status <> ${hutang.state.cancelled}
    ) h
    where i.doctor_id = $1 and i.profile_id = any ($2) and i.transaction_at between $3 and $4`;
/** What an investor was given of treatments and profits: rows of what he is owed. */
const ofInvestor = `select h.id, h.transaction_at, p.code as branch, null::text as rm, h.description as treatment, 0::bigint as net_amount,
      false as shows_net, h.amount as fee_amount, h.amount as accrued_amount, h.paid_amount, case
        when h.status = ${hutang.state.cancelled} then '${feeState.cancelled}'
        when h.status in ${listed(openHutangStates)} then '${feeState.owed}'
        else '${feeState.paid}' end as state
    from hutangs h join profiles p on p.id = h.profile_id
    where h.actor_type = '${actorType.investor}' and h.actor_id = $1 and h.profile_id = any ($2) and h.transaction_at between $3 and $4`;
/** $3, $4: days of the work. $5: one state, or null. */
const inState = (rows: string) => `select * from (${rows}) r where $5::text is null or r.state = $5`;
const ROWS = { doctor: inState(ofDoctor), investor: inState(ofInvestor) } as const satisfies Readonly<
  Record<EarnerType, string>
>;

const rowsOf = (type: EarnerType) =>
  named<OwnRow, [...InRange, limit: number, offset: number]>(
    `own_rows_${type}`,
    `select id, transaction_at::text as transaction_at, branch, rm, treatment, net_amount, shows_net, fee_amount, accrued_amount,
     paid_amount, state
   from (${ROWS[type]}) o order by o.transaction_at desc, o.id desc limit $6 offset $7`,
  );
export const ownRows = { doctor: rowsOf('doctor'), investor: rowsOf('investor') };

interface Sums {
  readonly rows: number;
  readonly count: number;
  readonly fee_amount: number;
  readonly accrued_amount: number;
  readonly paid_amount: number;
}
const sumsOf = (type: EarnerType) =>
  named<Sums, InRange>(
    `own_sums_${type}`,
    `select count(*) as rows, count(*) filter (where state <> '${feeState.cancelled}') as count,
     coalesce(sum(fee_amount) filter (where state <> '${feeState.cancelled}'), 0)::bigint as fee_amount,
     coalesce(sum(accrued_amount) filter (where state <> '${feeState.cancelled}'), 0)::bigint as accrued_amount,
     coalesce(sum(paid_amount), 0)::bigint as paid_amount
   from (${ROWS[type]}) o`,
  );
/** What is cancelled is a row, and adds nothing. */
export const ownSums = { doctor: sumsOf('doctor'), investor: sumsOf('investor') };

interface OwnSlip {
  readonly id: number;
  readonly code: string;
  readonly transaction_at: string;
  readonly branch: string;
  readonly gross_amount: number;
  readonly pph_amount: number;
  readonly adjust_amount: number;
  readonly net_amount: number;
  readonly cancelled: boolean;
}
const slipsOf = (type: EarnerType) =>
  named<OwnSlip, [...Whose, from: string, to: string]>(
    `own_slips_${type}`,
    `select s.id, s.code, s.transaction_at::text as transaction_at, p.code as branch, s.gross_amount, s.pph_amount,
     coalesce(s.adjust_amount, 0)::bigint as adjust_amount, s.net_amount, s.status = ${hutangtransaction.state.cancelled} as cancelled
   from hutangtransactions s join profiles p on p.id = s.profile_id
   where s.actor_type = '${type}' and s.actor_id = $1 and s.profile_id = any ($2) and s.transaction_at between $3 and $4
   order by s.transaction_at desc, s.id desc`,
  );
export const ownSlips = { doctor: slipsOf('doctor'), investor: slipsOf('investor') };

interface OwnTax {
  readonly id: number;
  /** First day of the month. */
  readonly masa: string;
  readonly branch: string;
  readonly name: string;
  readonly amount: number;
  readonly bukti_potong_no: string | null;
}
const taxesOf = (type: EarnerType) =>
  named<OwnTax, [...Whose, from: string, to: string]>(
    `own_taxes_${type}`,
    `select min(t.id) as id, t.masa::text as masa, p.code as branch, x.name, sum(t.amount)::bigint as amount,
     max(t.bukti_potong_no) as bukti_potong_no
   from pphs t join profiles p on p.id = t.profile_id join pajaks x on x.id = t.pajak_id
   where t.actor_type = '${type}' and t.actor_id = $1 and t.profile_id = any ($2)
     and t.masa between date_trunc('month', $3::date) and $4::date and t.status <> ${pph.state.cancelled}
   group by t.masa, p.id, x.id having sum(t.amount) <> 0 order by t.masa desc, p.id, x.id`,
  );
/** What was withheld of him, month by month: one paper each. */
export const ownTaxes = { doctor: taxesOf('doctor'), investor: taxesOf('investor') };

interface OwnBranch {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}
const EARNED: Readonly<Record<EarnerType, string>> = {
  doctor: 'select from tindakanincomes i where i.profile_id = p.id and i.doctor_id = $1',
  investor: 'select from investorshares i where i.profile_id = p.id and i.investor_id = $1',
};
const branchesOf = (type: EarnerType) =>
  named<OwnBranch, Whose>(
    `own_branches_${type}`,
    `select p.id, p.name, p.code from profiles p where p.id = any ($2) and exists (${EARNED[type]}) order by p.id`,
  );
/** Branches in which he earned something, or holds shares. */
export const ownBranches = { doctor: branchesOf('doctor'), investor: branchesOf('investor') };

interface Holding {
  readonly id: number;
  readonly branch: string;
  readonly lembar: number;
  readonly all_lembar: number;
}
/** What an investor holds on a day beside all shares of the branch. */
export const ownHoldings = named<Holding, [...Whose, day: string]>(
  'own_holdings',
  `select p.id, p.name as branch, coalesce(sum(s.lembar) filter (where s.investor_id = $1), 0)::int as lembar,
     sum(s.lembar)::int as all_lembar
   from investorshares s join profiles p on p.id = s.profile_id
   where s.profile_id = any ($2) and s.valid_from <= $3::date and (s.valid_to is null or s.valid_to >= $3::date)
   group by p.id, p.name having bool_or(s.investor_id = $1) order by p.id`,
);
