// What customers are reminded of: slots that end soon and installments around their day, with the last time that somebody tried
// (paket.md 4).
import type { ContactResult } from '../../../../src/resources/finance/contact.ts';
import { openBillStates } from '../../../../src/resources/finance/bill-life.ts';
import { EXPIRING_DAYS, membershipState, slotState } from '../../../../src/resources/paket/membership-life.ts';
import { INSTALLMENT_AHEAD, reminderKind, type ReminderKind } from '../../../../src/resources/paket/reminder.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

export interface ReminderRow {
  readonly membership_id: number;
  readonly code: string;
  readonly paket: string;
  readonly customer: { readonly id: number; readonly name: string; readonly code: string };
  readonly phone: string | null;
  readonly branch: string;
  readonly kind: ReminderKind;
  /** 'YYYY-MM-DD' */
  readonly due_at: string;
  /** Id of the installment; null: the reminder is about a slot. */
  readonly angsuran_id: number | null;
  readonly no: number | null;
  /** Rupiah. */
  readonly outstanding: number | null;
  readonly bill_code: string | null;
  readonly slots: readonly {
    readonly name: string;
    readonly free_slot: number;
    readonly sisa: number;
    readonly expires_at: string;
  }[];
  readonly last: {
    readonly at: string;
    /** Day in the branch's zone. */
    readonly day: string;
    readonly result: ContactResult;
    readonly note: string | null;
    readonly byname: string;
  } | null;
}

/** SQL of what ends or is due. `$1` branches, `$2` today */
const SLOTS = `select l.membership_id, '${reminderKind.slot}' as kind, l.expires_at as due_at, null::bigint as angsuran_id,
    null::integer as no, null::bigint as outstanding, null::text as bill_code,
    jsonb_agg(jsonb_build_object('name', l.name, 'free_slot', l.free_slot,
      'sisa', l.free_slot - l.used_slot - l.reserved_slot, 'expires_at', l.expires_at) order by l.id) as slots
  from membershipperawatans l join memberships s on s.id = l.membership_id and s.status = ${membershipState.active}
  where l.profile_id = any ($1) and l.status = ${slotState.active} and l.used_slot + l.reserved_slot < l.free_slot
    and l.expires_at between $2::date and $2::date + ${EXPIRING_DAYS}
  group by l.membership_id, l.expires_at`;
const INSTALLMENTS = `select s.id, '${reminderKind.installment}', a.due_date, a.id, a.no, a.amount - a.paid_amount, b.code, '[]'::jsonb
  from memberships s join bills b on b.id = s.bill_id and b.status in ${listed(openBillStates)}
  join angsurans a on a.bill_id = b.id and a.paid_amount < a.amount
  where s.profile_id = any ($1) and s.status <> ${membershipState.cancelled} and a.due_date <= $2::date + ${INSTALLMENT_AHEAD}`;

const rowsOf = named<ReminderRow, [branches: readonly number[], today: string, kind: ReminderKind | null]>(
  'package_reminders',
  `select r.membership_id, m.code, m.snapshot ->> 'name' as paket, coalesce(c.phone, c.wali_phone) as phone, p.name as branch, r.kind,
     r.due_at::text as due_at, r.angsuran_id, r.no, r.outstanding, r.bill_code, r.slots,
     jsonb_build_object('id', c.id, 'name', c.name, 'code', c.username) as customer,
     (select jsonb_build_object('at', to_char(x.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'day', (x.created_at at time zone p.timezone)::date, 'result', x.result, 'note', x.note, 'byname', u.name)
       from (
         select x.id, x.created_at, x.created_by, x.result, x.note from packagereminders x
         where x.membership_id = r.membership_id and x.kind = r.kind and x.due_at = r.due_at
         union all
         select k.id, k.created_at, k.created_by, k.result, k.note from billcontactlines o join billcontacts k on k.id = o.contact_id
         where o.angsuran_id = r.angsuran_id
       ) x join users u on u.id = x.created_by order by x.created_at desc, x.id desc limit 1) as last
   from (${SLOTS} union all ${INSTALLMENTS}) r
   join memberships m on m.id = r.membership_id join users c on c.id = m.customer_id join profiles p on p.id = m.profile_id
   where $3::text is null or r.kind = $3
   order by r.due_at, r.membership_id, r.kind`,
);

/** All that a customer is to be reminded of today, the most urgent first. */
export const readReminders = (
  { tx, branches, today }: Pick<Context, 'tx' | 'branches' | 'today'>,
  kind: ReminderKind | undefined,
): Promise<readonly ReminderRow[]> => run(tx, rowsOf, branches, today, kind ?? null);
