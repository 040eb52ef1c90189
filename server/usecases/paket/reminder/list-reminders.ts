// GET /api/paket/pengingat: whom to write today, in words that stand ready, and what came of it (paket.md 4).
import { reminderText } from '../../../../src/resources/finance/reminder-text.ts';
import { slotText, stepOf } from '../../../../src/resources/paket/reminder.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { readReminders, type ReminderRow } from './reminder-rows.ts';

const messageOf = (
  { customer, paket, branch, slots, no, due_at, outstanding, bill_code }: ReminderRow,
  today: string,
) =>
  outstanding === null
    ? slotText({ name: customer.name, paket, branch }, slots)
    : reminderText({ name: customer.name, code: bill_code ?? paket, no, due_date: due_at, outstanding, branch }, today);

const present = (row: ReminderRow, today: string) => {
  const step = stepOf(row.kind, row.due_at, today);
  if (!step) throw new Error('A reminder came before its time.');
  const { branch: _branch, bill_code: _code, angsuran_id: _installment, last: contact, ...shown } = row;
  return {
    ...shown,
    step: step.label,
    message: messageOf(row, today),
    last: contact && { at: contact.at, result: contact.result, note: contact.note, byname: contact.byname },
    contacted: contact !== null && contact.day >= step.since,
  };
};

/** The rows of a branch's day are few: those of one page are cut out of them here, where the step of each is known. */
export const listReminders: CallHandlers['paket.pengingat.list'] = async (context, { query }) => {
  const { kind, contacted, page, limit } = query;
  const rows = (await readReminders(context, kind))
    .map((row) => present(row, context.today))
    .filter((row) => contacted === undefined || row.contacted === contacted);
  return { data: rows.slice((page - 1) * limit, page * limit), count: rows.length };
};
