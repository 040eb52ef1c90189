// A file of a bank becomes lines of its account: the same file adds nothing, an overlapping one only what is new.
import type { bankCalls } from '../../../../src/resources/finance/bank-calls.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { formatSen, senOf } from '../../../domain/finance/bank/amount.ts';
import { readStatement } from '../../../domain/finance/bank/read-statement.ts';
import type { Confirmed, ConfirmedLine, Problem } from '../../../domain/finance/bank/statement.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { holdAccount, type HeldAccount } from './bank-account.ts';

type Calls = typeof bankCalls;

/** Lines of one file. */
const MOST_LINES = 20_000;

const storeImport = named<{ id: number }, [number, number, string, string, string, string, number, number, number]>(
  'bank_import_store',
  `insert into bankimports (profile_id, bankaccount_id, format, filename, start_date, end_date, opening_sen, closing_sen, added_count,
     known_count, created_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0, $9) returning id`,
);
type Columns = [
  readonly string[],
  readonly number[],
  readonly number[],
  readonly string[],
  readonly (string | null)[],
  readonly number[],
  readonly number[],
  readonly number[],
];
const storeLines = named<{ added: number }, [number, number, number, ...Columns]>(
  'bank_lines_store',
  `with added as (
     insert into banklines (profile_id, bankaccount_id, bankimport_id, date, seq, ordinal, text, reference, sen, balance_sen, amount)
     select $1, $2, $3, n.date, n.seq, n.ordinal, n.text, n.reference, n.sen, n.balance_sen, n.amount
     from unnest($4::date[], $5::int[], $6::int[], $7::text[], $8::text[], $9::bigint[], $10::bigint[], $11::bigint[])
       n (date, seq, ordinal, text, reference, sen, balance_sen, amount)
     where not exists (
       select from banklines b where b.bankaccount_id = $2 and b.date = n.date and b.sen = n.sen and b.balance_sen = n.balance_sen
         and b.ordinal = n.ordinal and md5(b.text) = md5(n.text)
     )
     returning 1
   ) select count(*)::int as added from added`,
);
const count = named<unknown, [number, number, number]>(
  'bank_import_count',
  'update bankimports set added_count = $2, known_count = $3 where id = $1',
);
/** The first line whose balance is not the one before it and its own amount. */
const gap = named<{ date: string; expected: number; found: number }, [number]>(
  'bank_gap',
  `select date, (before + sen)::bigint as expected, balance_sen as found from (
     select date, seq, sen, balance_sen, lag(balance_sen) over (order by date, seq) as before from banklines where bankaccount_id = $1
   ) chain where before + sen <> balance_sen order by date, seq limit 1`,
);

/** Refusals of what says nothing more. */
const UNREADABLE = {
  'unknown-format': 'bank-format',
  'no-period': 'bank-no-period',
  empty: 'bank-empty',
  'no-balance': 'bank-no-balance',
} as const;

const refusalOf = (problem: Problem): Refusal => {
  if (problem.why === 'row') return new Refusal('bank-row', { n: problem.row, what: problem.what });
  if (problem.why === 'broken' || problem.why === 'sum') {
    const told = { expected: formatSen(problem.expected), found: formatSen(problem.found) };
    return problem.why === 'sum'
      ? new Refusal('bank-sum', told)
      : new Refusal('bank-broken', { ...told, n: problem.row });
  }
  return new Refusal(UNREADABLE[problem.why]);
};

/** The end of a number is what papers show of it, and leading zeros are lost where a program took it for a number. */
const isSameAccount = (told: string, own: string): boolean => {
  const [a, b] = [told, own].map((digits) => digits.replace(/^0+/, '')) as [string, string];
  return a === b;
};

const readFile = (
  { account_no }: HeldAccount,
  { upload, body }: CallRequest<Calls['finance.bank.impor']>,
): Confirmed => {
  if (!upload) throw new Refusal('bank-format');
  const typed = (text: string | undefined) => (text === undefined ? null : senOf(text.replace(',', '.'), '.'));
  const read = readStatement(upload.bytes, { opening: typed(body?.saldo_awal), closing: typed(body?.saldo_akhir) });
  if (!read.ok) throw refusalOf(read.problem);
  if (read.value.lines.length > MOST_LINES) throw new Refusal('bank-too-long', { n: MOST_LINES });
  if (read.value.account !== null && !isSameAccount(read.value.account, account_no))
    throw new Refusal('bank-other-account', { told: read.value.account, own: account_no });
  return read.value;
};

const columnsOf = (lines: readonly ConfirmedLine[]): Columns => [
  lines.map(({ date }) => date),
  lines.map(({ seq }) => seq),
  lines.map(({ ordinal }) => ordinal),
  lines.map(({ text }) => text),
  lines.map(({ reference }) => reference),
  lines.map(({ sen }) => sen),
  lines.map(({ balance }) => balance),
  lines.map(({ amount }) => amount),
];

/** Statements hold no lines of the days to come. */
const checkDays = ({ end }: Confirmed, today: string): void => {
  if (end > today) throw new Refusal('bank-future', { day: formatDate(end) });
};

/**
 * POST /api/finance/bank/rekening/{id}/impor
 * @throws Refusal not-found; bank-format, bank-no-period, bank-no-balance, bank-row, bank-broken, bank-sum, bank-empty, bank-too-long,
 *   bank-other-account, bank-future (422); bank-overlap, bank-gap (409)
 */
export const importStatement = async (context: WriteContext, request: CallRequest<Calls['finance.bank.impor']>) => {
  const { tx, branch, actor, today } = context;
  const account = await holdAccount(context, request.params['id'], 'alone');
  const read = readFile(account, request);
  checkDays(read, today);
  const { format, start, end, opening, closing, pending } = read;
  const lines = read.lines.filter(({ date }) => date >= account.start_date);
  const early = read.lines.length - lines.length;
  const filename = (request.upload?.filename ?? '').slice(0, 200);
  const file = [branch.id, account.id, format, filename, start, end, opening, closing, actor.id] as const;
  const kept = await runOne(tx, storeImport, ...file);
  const stored = await runOne(tx, storeLines, branch.id, account.id, kept?.id ?? 0, ...columnsOf(lines));
  const added = stored?.added ?? 0;
  await runOne(tx, count, kept?.id ?? 0, added, lines.length - added);
  const broken = await runOne(tx, gap, account.id);
  if (broken) {
    const { date, expected, found } = broken;
    throw new Refusal('bank-gap', { day: formatDate(date), expected: formatSen(expected), found: formatSen(found) });
  }
  const record = {
    format,
    added,
    known: lines.length - added,
    early,
    start_date: start,
    end_date: end,
    opening_sen: opening,
    closing_sen: closing,
    pending: [...pending],
  };
  return {
    record,
    log:
      added === 0
        ? null
        : {
            message: `impor ${added} mutasi bank ${account.account_no}`,
            url: `/finance/bank/${account.id}`,
            after: { filename, format, added },
          },
  };
};
