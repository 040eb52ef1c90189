// The stored notes of credit of bills.
import { billrefund } from '../../../../src/resources/finance/billrefund.ts';
import { named } from '../../../db/statement.ts';

export const insertNote = named<{ id: number }, unknown[]>(
  'refund_insert',
  `insert into billrefunds (profile_id, code, bill_id, transaction_at, amount, lines, reason, payout_amount, paymentmethod_id,
     billtransaction_id, created_by, to_deposit)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
);
export const saveJournal = named<unknown, [number, number | null]>(
  'refund_journal',
  'update billrefunds set journal_id = $2 where id = $1',
);
/** Those of a bill that is taken back, with what they credited. */
export const voidNotes = named<{ id: number; amount: number }, [number]>(
  'bill_void_notes',
  `update billrefunds set status = ${billrefund.state.cancelled}, updated_at = now(), version = version + 1 where bill_id = $1
   and status = ${billrefund.state.posted} returning id, amount`,
);
