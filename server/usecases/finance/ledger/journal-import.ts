// Journals from Excel: the rows of one 'Kode' are one journal, and all of them are booked or none (finance.md 8).
import { writtenEvent } from '../../../../src/resources/finance/journal-event.ts';
import { journalKind, journalOrigin } from '../../../../src/resources/finance/jurnal.ts';
import { fillText } from '../../../../src/resources/kernel/refusal.ts';
import { Refusal, refusals } from '../../../../src/resources/refusals.ts';
import { documentKinds, isJournalNumber } from '../../../domain/document-code.ts';
import {
  describeJournals,
  type JournalColumn,
  journalsOf,
  type SheetJournal,
} from '../../../domain/finance/ledger-sheet.ts';
import type { CellProblem } from '../../../domain/sheet-column.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { mustRequest } from '../../kernel/approval.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import {
  importSheet,
  type ImportSheet,
  rejectedRows,
  type SheetRows,
  sheetTemplate,
} from '../../platform/file/sheet-import.ts';
import { insertLines } from './post-journal.ts';
import { dayProblems } from './sheet-day.ts';
import { type AccountRefusal, accountsOf, activePeriod, refusalOfAccount } from './store-journal.ts';

type Problem = CellProblem<JournalColumn>;

const takenCodes = named<{ code: string }, [readonly number[], readonly string[]]>(
  'journal_import_codes',
  'select code from journals where profile_id = any ($1) and code = any ($2)',
);
const branchCodes = named<{ code: string }, [readonly number[]]>(
  'journal_import_branches',
  'select code from profiles where id = any ($1)',
);

/** 'Baris {n}: akun 1-1201 dikelola …' without its beginning: the row is told beside it. */
const accountText = (refused: AccountRefusal, code: string): string =>
  fillText(refusals[refused][1].replace(/^.*?: a/, 'A'), { code });

const accountProblems = async ({ tx }: Context, journals: readonly SheetJournal[]): Promise<readonly Problem[]> => {
  const entries = journals.flatMap((journal) => journal.entries);
  const found = await run(tx, accountsOf, [], [...new Set(entries.map(({ kode_akun }) => kode_akun))]);
  const accounts = new Map(found.map((account) => [account.code, account]));
  return entries.flatMap(({ row, kode_akun }) => {
    const refused = refusalOfAccount(accounts.get(kode_akun));
    return refused ? [{ row, field: 'kode_akun', message: accountText(refused, kode_akun) }] : [];
  });
};

/** A code that is free, and that the branch's own series will not come to. */
const codeProblems = async (
  { tx, branches }: Context,
  journals: readonly SheetJournal[],
): Promise<readonly Problem[]> => {
  const [found, own] = await Promise.all([
    run(
      tx,
      takenCodes,
      branches,
      journals.map(({ kode }) => kode),
    ),
    run(tx, branchCodes, branches),
  ]);
  const taken = new Set(found.map(({ code }) => code));
  return journals.flatMap(({ row, kode }): Problem[] => {
    if (taken.has(kode)) return [{ row, field: 'kode', message: 'Kode jurnal sudah dipakai' }];
    const isOwn = own.some(({ code }) => isJournalNumber(kode, code));
    return isOwn ? [{ row, field: 'kode', message: refusals['journal-code-automatic'][1] }] : [];
  });
};

const book = async (context: WriteContext, { kode, tanggal, memo, entries }: SheetJournal, ids: Accounts) => {
  const text = memo ?? '';
  await insertLines(
    context,
    {
      event: writtenEvent.journalWritten.key,
      source: { type: 'jurnal', id: 0 },
      transaction_at: tanggal ?? '',
      memo: text,
      kind: journalKind.transaction,
      origin: journalOrigin.manual,
      prefix: documentKinds.manual.prefix,
      code: kode,
    },
    entries.map(({ kode_akun, keterangan, debit, kredit }) => ({
      akun_id: ids.get(kode_akun) ?? 0,
      description: keterangan || text.slice(0, 300),
      debit,
      credit: kredit,
      actor_type: null,
      actor_id: null,
    })),
  );
};
type Accounts = ReadonlyMap<string, number>;

const store = async (context: WriteContext, rows: SheetRows<'journals'>) => {
  // A request is a command that is done again, and a file is not kept with it.
  if (await mustRequest(context, 'finance.jurnal')) throw new Refusal('journal-import-asks');
  const journals = journalsOf(rows);
  const codes = rows.map(({ values }) => String(values.kode_akun));
  const ids = new Map((await run(context.tx, accountsOf, [], codes)).map(({ id, code }) => [code, id]));
  for (const journal of journals) await book(context, journal, ids);
  return { added: journals.length, changed: 0 };
};

const judge: ImportSheet<'journals'>['cells'] = async (context, rows) => {
  const journals = journalsOf(rows);
  const asked = await Promise.all([
    accountProblems(context, journals),
    dayProblems(context, journals),
    codeProblems(context, journals),
  ]);
  return asked.flat();
};

const sheet: ImportSheet<'journals'> = {
  sheet: 'journals',
  title: 'Jurnal',
  object: 'finance.jurnal.import',
  url: '/finance/laporan-v2/jurnal',
  whole: true,
  describe: describeJournals,
  // Closing waits until the journals are booked.
  lock: ({ tx, branch }) => runOne(tx, activePeriod, branch.id),
  judge,
  cells: judge,
  store,
};

export const importJournals = importSheet(sheet);
export const journalTemplate = sheetTemplate(sheet);
export const rejectedJournals = rejectedRows(sheet);
