// GET /api/finance/rekening/{id} and /print: a patient's statement of account over the branches that the reader sees (finance.md 5).
import { accountKindLabels, type AccountKind } from '../../../../src/resources/finance/account-calls.ts';
import { accountText } from '../../../../src/resources/finance/account-text.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { accountOf } from '../../../domain/finance/patient-account.ts';
import { rangeLabel } from '../../../domain/finance/report-column.ts';
import { renderAccount } from '../../../print/patient-account.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { openParts } from '../bill/open-parts.ts';
import { letterheadOf } from '../report/letterhead.ts';
import { accountMoves, type StoredMove } from './account-moves.ts';

type Request = Pick<CallRequest<Calls['finance.rekening.show']>, 'params' | 'query'>;
interface Patient {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly phone: string | null;
}
interface Due {
  readonly bill_id: number;
  readonly code: string;
  readonly no: number | null;
  readonly due_date: string | null;
  readonly amount: number;
  readonly late: boolean;
}

/** A patient of one of the branches: registered there, or with a bill or a deposit there. */
const patientOf = named<Patient, [number, readonly number[]]>(
  'account_patient',
  `select u.id, u.name, u.username as code, coalesce(u.phone, u.wali_phone) as phone from users u
   where u.id = $1 and u.role = ${userRole.customer} and (
     exists (select from customerprofiles l where l.user_id = u.id and l.profile_id = any ($2))
     or exists (select from bills b where b.customer_id = u.id and b.profile_id = any ($2))
     or exists (select from customerdeposits d where d.customer_id = u.id and d.profile_id = any ($2)))`,
);
const branchesOf = named<{ id: number; name: string }, [number, readonly number[]]>(
  'account_branches',
  `select p.id, p.name from profiles p where p.id = any ($2) and (
     exists (select from bills b where b.customer_id = $1 and b.profile_id = p.id and b.posting_date is not null)
     or exists (select from customerdeposits d where d.customer_id = $1 and d.profile_id = p.id)) order by p.id`,
);
const dueOf = named<Due, [number, readonly number[], string]>(
  'account_due',
  `select x.id as bill_id, b.code, x.no, x.due::text as due_date, x.amount, coalesce(x.due < $3::date, false) as late
   from (${openParts('o.customer_id = $1 and o.profile_id = any ($2)')}) x join bills b on b.id = x.id
   where x.amount > 0 order by x.due nulls last, x.id, x.no`,
);

const MOVES_WITHOUT_PAPER: readonly AccountKind[] = ['pindah deposit'];
const BILLS: readonly AccountKind[] = ['tagihan', 'batal tagihan', 'hapus buku'];

/** Where the document is opened; a note of credit stands on its bill, which its line does not name. */
const pathOf = ({ kind, source_id }: StoredMove): string | null => {
  if (MOVES_WITHOUT_PAPER.includes(kind) || kind === 'nota kredit') return null;
  return BILLS.includes(kind) ? `/finance/payment/bill/${source_id}` : `/finance/payment/transaction/${source_id}`;
};

/** Everything of the account. @throws Refusal not-found; forbidden (403) for a branch out of reach */
const readAccount = async (context: Context, { params, query }: Request) => {
  const { tx, today } = context;
  const id = params['id'] ?? 0;
  const branches = query.profile_id === undefined ? context.branches : reportBranches(context, query.profile_id);
  const [patient, places, moves, due] = await Promise.all([
    runOne(tx, patientOf, id, context.branches),
    run(tx, branchesOf, id, context.branches),
    accountMoves(context, id, branches, query.end_date > today ? query.end_date : today),
    run(tx, dueOf, id, branches, today),
  ]);
  if (!patient) throw new Refusal('not-found');
  const until = (end: string) => moves.filter(({ day }) => day <= end);
  const { opening, lines, closing } = accountOf(until(query.end_date), query.start_date);
  return { patient, places, branches, opening, lines, closing, now: accountOf(until(today), today).closing, due };
};

/** @throws Refusal as `readAccount` */
export const showAccount = async (context: Context, request: Request) => {
  const { patient, places, branches, lines, now, due, opening, closing } = await readAccount(context, request);
  const { phone, ...customer } = patient;
  const asked = places.filter(({ id }) => branches.includes(id));
  const message = accountText(
    {
      name: patient.name,
      branch: asked.map(({ name }) => name).join(', '),
      outstanding: now.owed,
      deposit: now.held,
      due,
    },
    context.today,
  );
  return {
    customer,
    branches: places,
    opening,
    lines: lines.map(({ source_id: source, ...line }) => ({
      ...line,
      key: `${line.kind} ${source}`,
      path: pathOf({ ...line, source_id: source }),
    })),
    closing,
    now,
    due,
    phone,
    message,
  };
};

/** @throws Refusal as `readAccount` */
export const printAccount = async (context: Context, request: Request): Promise<Download> => {
  const { patient, places, branches, lines, due, ...sums } = await readAccount(context, request);
  const asked = places.filter(({ id }) => branches.includes(id)).map(({ id }) => id);
  const { start_date: start, end_date: end } = request.query;
  const pdf = await renderAccount({
    ...(await letterheadOf(context, asked.length > 0 ? asked : branches, { logo: true })),
    ...sums,
    patient: `${patient.name} (${patient.code})`,
    subject: rangeLabel({ start, end }),
    branches: asked.length > 1 ? places : [],
    lines: lines.map((line) => ({ ...line, what: accountKindLabels[line.kind] })),
    due,
    today: context.today,
  });
  return new Download(`Rekening ${patient.code} ${start} ${end}.pdf`, PDF, pdf, 'inline');
};
