// The night's work: draft bills of earlier days are issued, so that an uncollected visit shows as HUTANG (service.md 6.3).
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { type BillRow, lockBills } from './bill-rows.ts';
import { issueBills } from './issue-bill.ts';
import { logNight, nightContext } from '../../kernel/night.ts';
import type { Transaction } from '../../../db/transaction.ts';

const wantedBy = named<{ wanted: boolean }, [number]>(
  'drafts_wanted',
  'select coalesce((select terbit_otomatis from branchpreferences where profile_id = $1), true) as wanted',
);
/** A draft whose discount waits for an approver stays as well: the night does not decide against it. */
/** Without open books nothing is issued: the drafts stay on 'Belum beres'. */
const booksOpen = named<{ open: boolean }, [number, string]>(
  'drafts_books_open',
  `select exists (select from periodes where profile_id = $1 and status = ${periode.state.active} and start_date <= $2
     and (lock_date is null or lock_date < $2)) as open`,
);
const draftsBefore = named<{ id: number }, [number, string]>(
  'drafts_before',
  `select b.id from bills b where b.profile_id = $1 and b.status = ${billDocument.state.draft} and b.transaction_at < $2
     and exists (select from bill_lines l where l.bill_id = b.id)
     and not exists (select from applogs a where a.profile_id = $1 and a.subject_type = 'finance.bill' and a.subject_id = b.id
       and a.action = 'finance.discount' and a.status = ${logStatus.requested})
   order by b.id`,
);
const messageOf = ({ code, total_amount }: BillRow): string =>
  `penerbitan otomatis tagihan ${code} sebesar ${formatRupiah(total_amount)}`;

/**
 * Issues the drafts of a branch from before a day, where its preference `terbit_otomatis` is on; answers how many. They are income
 * of the day of their work, as at the desk.
 * @param day the business day that has begun
 */
export const issueDrafts = async (
  tx: Transaction,
  { branch: id, day, now }: { readonly branch: number; readonly day: string; readonly now: Date },
): Promise<number> => {
  const [context, choice] = await Promise.all([nightContext(tx, { branch: id, now }), runOne(tx, wantedBy, id)]);
  if (!context || choice?.wanted !== true) return 0;
  const books = await runOne(tx, booksOpen, id, context.today);
  const drafts = await run(tx, draftsBefore, id, day);
  if (books?.open !== true || drafts.length === 0) return 0;
  const locked = await lockBills(
    tx,
    drafts.map((draft) => draft.id),
    id,
  );
  const issued = await issueBills(
    context,
    locked.filter(({ status }) => status === billDocument.state.draft),
  );
  const entries = issued.map((bill) => ({ message: messageOf(bill), url: `/finance/payment/bill/${bill.id}` }));
  await logNight(context, 'finance', entries);
  return issued.length;
};
