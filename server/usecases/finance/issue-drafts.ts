// The night's work: draft bills of earlier days are issued, so that an uncollected visit shows as HUTANG (service.md 6.3).
import type { Transaction } from 'kysely';
import { dateIn } from '../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../src/resources/kernel/money.ts';
import { SUPERADMIN } from '../../../src/policies/role.ts';
import type { Database } from '../../db/database.ts';
import { named, planned, run, runOne } from '../../db/statement.ts';
import { noStore } from '../../files/no-store.ts';
import { makeWriteContext } from '../context.ts';
import type { Actor, Branch } from '../contract.ts';
import { moduleNumbers } from '../log.ts';
import { type BillRow, lockBills } from './bill-rows.ts';
import { issueBills } from './issue-bill.ts';

const branchOf = planned<Branch & { readonly wanted: boolean }, [number]>(
  `select p.id, p.code, p.name, p.timezone, p.isexportall, coalesce(b.terbit_otomatis, true) as wanted
   from profiles p left join branchpreferences b on b.profile_id = p.id where p.id = $1`,
);
/** The books name the head of the group for what the program does by itself. */
const headOf = planned<Omit<Actor, 'features' | 'session_profile_id'>>(
  `select id, name, username, role, profile_id from users where role = ${SUPERADMIN} order by id limit 1`,
);
/** Without open books nothing is issued: the drafts stay on 'Belum beres'. */
const booksOpen = named<{ open: boolean }, [number, string]>(
  'drafts_books_open',
  `select exists (select from periodes where profile_id = $1 and status = 0 and start_date <= $2
     and (lock_date is null or lock_date < $2)) as open`,
);
const draftsBefore = named<{ id: number }, [number, string]>(
  'drafts_before',
  `select b.id from bills b where b.profile_id = $1 and b.status = 0 and b.transaction_at < $2
     and exists (select from bill_lines l where l.bill_id = b.id) order by b.id`,
);
const logIssued = planned<unknown, [number, number, number, readonly string[], readonly string[], string]>(
  `insert into applogs (profile_id, role, module, message, url, created_at)
   select $1, $2, $3, message, url, $6 from unnest($4::text[], $5::text[]) as n(message, url)`,
);

const messageOf = ({ code, total_amount }: BillRow): string =>
  `penerbitan otomatis tagihan ${code} sebesar ${formatRupiah(total_amount)}`;

/**
 * Issues the drafts of a branch from before a day, where its preference `terbit_otomatis` is on; answers how many.
 * @param day the business day that has begun
 */
export const issueDrafts = async (
  tx: Transaction<Database>,
  { branch: id, day, now }: { readonly branch: number; readonly day: string; readonly now: Date },
): Promise<number> => {
  const [found, head] = await Promise.all([runOne(tx, branchOf, id), runOne(tx, headOf)]);
  if (!found?.wanted || !head) return 0;
  const { wanted: _wanted, ...branch } = found;
  const books = await runOne(tx, booksOpen, id, dateIn(branch.timezone, now));
  const drafts = await run(tx, draftsBefore, id, day);
  if (books?.open !== true || drafts.length === 0) return 0;
  const actor: Actor = { ...head, session_profile_id: id, features: [] };
  const context = makeWriteContext(tx, { actor, branch, branches: [id], now, requestId: 'night', files: noStore });
  const locked = await lockBills(
    tx,
    drafts.map((draft) => draft.id),
    id,
  );
  const issued = await issueBills(
    context,
    locked.filter(({ status }) => status === 0),
  );
  const urls = issued.map((bill) => `/finance/payment/bill/${bill.id}`);
  await run(tx, logIssued, id, SUPERADMIN, moduleNumbers.finance, issued.map(messageOf), urls, now.toISOString());
  return issued.length;
};
