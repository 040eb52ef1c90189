// GET service/visit/pengingat: the appointments of a day that wait for the patient's word, each with its WhatsApp text (service.md 1).
import type { Calls } from '../../../../src/resources/calls.ts';
import type { ValueOf } from '../../../../src/resources/kernel/field.ts';
import { reminderText } from '../../../../src/resources/service/reminder.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import type { bookingFields } from '../../../../src/resources/service/visit-booking.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly visit_date: string;
  readonly session_time: string | null;
  readonly reminder_sent_at: string | null;
  readonly patient_answer: ValueOf<typeof bookingFields.patient_answer>;
  readonly name: string;
  readonly username: string;
  readonly phone: string | null;
  readonly wali_phone: string | null;
  readonly doctor: string;
  readonly branch: string;
  readonly template: string | null;
}
const open = named<Row, [readonly number[], string]>(
  'visit_reminders',
  `select v.id, v.version, v.code, v.visit_date, v.session_time, v.reminder_sent_at, v.patient_answer, c.name, c.username, c.phone,
     c.wali_phone, d.name as doctor, p.name as branch, b.whatsapp_reminder as template
   from visits v join users c on c.id = v.customer_id join users d on d.id = v.doctor_id join profiles p on p.id = v.profile_id
   left join branchpreferences b on b.profile_id = v.profile_id
   where v.profile_id = any ($1) and v.visit_date = $2 and v.status = ${visitDocument.state.unconfirmed}
   order by v.session_time nulls last, v.id`,
);

export const listReminders = async (
  { tx, branches }: Context,
  { query }: CallRequest<Calls['service.visit.pengingat']>,
) => {
  const rows = await run(tx, open, branches, query.date);
  const data = rows.map(({ template, name, username, phone, wali_phone, doctor, branch, ...visit }) => ({
    ...visit,
    customerdata: { name, code: username, phone: phone ?? wali_phone },
    doctordata: { name: doctor },
    text: reminderText(template, { name, date: visit.visit_date, time: visit.session_time, doctor, branch }),
  }));
  return { data, count: data.length };
};
