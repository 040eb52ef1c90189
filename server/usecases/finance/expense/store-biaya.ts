// Expenses paid from cash or bank (finance.md 2e, 3, 6.11): booked at once, beyond the desk's limit after an approval.
import { biaya } from '../../../../src/resources/finance/biaya.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Branch, UseCases, WriteContext } from '../../kernel/contract.ts';
import { requestFor } from '../../kernel/approval.ts';
import { openDay } from '../ledger/open-day-ground.ts';
import { inRupiah, inWords } from '../../kernel/review.ts';
import { type BranchPosting, postInBranches, requireBranch, reverseInBranches } from '../ledger/at-branch.ts';
import { payingMethod, returnedInto } from '../cash/paying-method.ts';
import { creditedOf, type ExpenseLine, readExpenseLines, totalOf } from './expense-lines.ts';
import { showBiaya } from './list-biaya.ts';
import { nextCode } from '../ledger/next-code.ts';

const limitOf = named<{ biaya_max_amount: number }, [number]>(
  'biaya_limit',
  'select biaya_max_amount from financesettings where profile_id = $1',
);
const markVoid = named<unknown, [number, string, number | null]>(
  'biaya_void',
  `update biayas set status = ${biaya.state.cancelled}, void_reason = $2, void_kasirsesi_id = $3, updated_at = now(),
   version = version + 1 where id = $1`,
);

/** The journal in the branch that paid: of what it bears itself, else of what it claims from the first of the others. */
const keepJournal = named<unknown, [number]>(
  'biaya_journal',
  `update biayas b set journal_id = (
     select j.id from journals j
     where j.profile_id = b.profile_id and j.source_type = 'biaya' and j.source_id = b.id and j.reversal_of_id is null
     order by (j.event = '${postedEvent.expensePosted.key}') desc, j.id limit 1
   ) where b.id = $1`,
);
interface Trial {
  readonly day: string;
  readonly total: number;
  readonly payee: string;
  readonly note: string | null;
  readonly method: string;
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
}
const trialOf = named<Trial, [number]>(
  'biaya_trial',
  `select t.transaction_at::text as day, t.total_amount as total, t.payee, t.note, m.name as method, (
     select jsonb_agg(jsonb_build_object('name', concat_ws(' ', a.code, a.name, d.description), 'amount', d.amount) order by d.id)
     from biayadetails d join akuns a on a.id = d.akun_id where d.biaya_id = t.id) as lines
   from biayas t join paymentmethods m on m.id = t.paymentmethod_id where t.id = $1`,
);

interface Effect {
  readonly id: number;
  readonly day: string;
  readonly memo: string;
  readonly payee: string;
  readonly money: number;
  readonly lines: readonly ExpenseLine[];
}

const describe = ({ description }: ExpenseLine, payee: string): string => description || payee;

/** Cost and tax of the branch's own lines. */
const ownPosting = (branch: Branch, { id, day, memo, payee, money, lines }: Effect): BranchPosting => ({
  branch,
  event: postedEvent.expensePosted,
  posting: {
    source: { type: 'biaya', id },
    transaction_at: day,
    memo,
    amounts: {
      line: lines.map((line) => ({
        amount: line.cost,
        accounts: { line: line.akun_id, paymentmethod: money },
        description: describe(line, payee),
      })),
      ppn: [{ amount: creditedOf(lines), accounts: { paymentmethod: money }, description: payee }],
    },
  },
});

/** What the branch pays for another one, seen from both. */
const chargedPostings = (
  branch: Branch,
  there: Branch,
  { id, day, memo, payee, money, lines }: Effect,
): BranchPosting[] => {
  const about = { source: { type: 'biaya', id, seq: there.id }, transaction_at: day, memo };
  const amountsOf = (other: Branch) =>
    lines.map((line) => ({
      amount: line.amount,
      accounts: { line: line.akun_id, paymentmethod: money },
      actor: { type: 'cabang', id: other.id },
      description: describe(line, payee),
    }));
  const event = postedEvent.branchCharged;
  return [
    { branch, event, posting: { ...about, amounts: { payer: amountsOf(there) } } },
    { branch: there, event, posting: { ...about, amounts: { other: amountsOf(branch) } } },
  ];
};

const bearersOf = (context: WriteContext, lines: readonly { readonly branch: number }[]): Promise<readonly Branch[]> =>
  Promise.all([...new Set(lines.map(({ branch }) => branch))].map((id) => requireBranch(context, id)));

const postExpense = async (context: WriteContext, effect: Effect, bearers: readonly Branch[]): Promise<void> => {
  const postings = bearers.flatMap((bearer) => {
    const part = { ...effect, lines: effect.lines.filter(({ branch }) => branch === bearer.id) };
    return bearer.id === context.branch.id
      ? [ownPosting(context.branch, part)]
      : chargedPostings(context.branch, bearer, part);
  });
  await postInBranches(context, postings);
};

type Body = Parameters<UseCases['finance.biaya']['create']>[1];
interface Booked {
  readonly id: number;
  readonly code: string;
  /** Rupiah. */
  readonly total: number;
}

/** Stores an expense and books it. @throws Refusal expense-method, branch-unknown (422), those of the lines and of posting */
export const bookExpense = async (context: WriteContext, body: Body): Promise<Booked> => {
  const { tx, actor, branch, branches } = context;
  const day = body.transaction_at;
  const method = await payingMethod(context, body.paymentmethod_id);
  if (!method) throw refuseField('expense-method', 'paymentmethod_id');
  const { akun_id: money, session } = method;
  const lines = await readExpenseLines(context, body.details, day);
  const bearers = await bearersOf(context, lines);
  const total = totalOf(lines);
  const code = await nextCode(context, documentKinds.expense, day);
  const values = { ...body, code, total_amount: total, kasirsesi_id: session };
  const id = await insertRecord(tx, biaya, values, { id: actor.id, branch: branch.id, branches });
  const memo = `Biaya ${code} ${body.payee}`;
  await postExpense(context, { id, day, memo, payee: body.payee, money, lines }, bearers);
  await run(tx, keepJournal, id);
  return { id, code, total };
};

/** What a request for an expense tells: its record as it would be. */
const aboutExpense = async (context: WriteContext, id: number) => {
  const made = await runOne(context.tx, trialOf, id);
  if (!made) throw new Error('The expense was not stored.');
  const { day, total, payee, method, note, lines } = made;
  return {
    record: null,
    grounds: await openDay(context, day),
    told: {
      amount: total,
      date: day,
      changes: [
        inWords('Dibayarkan kepada', null, payee),
        inWords('Metode', null, method),
        inWords('Catatan', null, note),
      ],
      lines: lines.map(({ name, amount }) => inRupiah(name, null, amount)),
    },
  };
};

/**
 * POST /api/finance/biaya. Waits for an approver above the branch's limit where its rule says so.
 * @throws Refusal those of `bookExpense`
 */
export const createBiaya: UseCases['finance.biaya']['create'] = async (context, body) => {
  const { id, code, total } = await bookExpense(context, body);
  const limit = (await runOne(context.tx, limitOf, context.branch.id))?.biaya_max_amount ?? 0;
  const request =
    total > limit ? await requestFor(context, 'finance.biaya', () => aboutExpense(context, id)) : undefined;
  return {
    status: 201,
    request,
    record: await showBiaya(context, id),
    log: {
      message: `biaya ${request ? '' : `${code} `}${body.payee} sebesar ${formatRupiah(total)}`,
      url: request ? biaya.screens.list : `${biaya.screens.list}/${id}`,
      after: body,
    },
  };
};

/**
 * POST /api/finance/biaya/{id}/void {reason}: every journal of it is mirrored today, in the branches that bore it too. What was
 * paid in cash lies in a drawer again.
 */
export const voidBiaya: UseCases['finance.biaya']['void'] = async (context, row, { reason }) => {
  await run(context.tx, markVoid, row.id, reason, await returnedInto(context, row));
  const own = { branch: context.branch.id };
  const bearers = await bearersOf(context, [
    own,
    ...row.details.flatMap(({ profile_id }) => (profile_id === null ? [] : [{ branch: profile_id }])),
  ]);
  await reverseInBranches(context, bearers, { type: 'biaya', id: row.id }, reason);
  return {
    record: await showBiaya(context, row.id),
    log: { message: `pembatalan biaya ${row.code}: ${reason}`, url: `${biaya.screens.list}/${row.id}` },
  };
};
