// GET /api/finance-v2/laporan/jurnal: posted journals with their lines, newest first (finance.md 4, 5).
import { field } from '../../../../src/resources/kernel/field.ts';
import { jurnal } from '../../../../src/resources/finance/jurnal.ts';
import type { journalEvents as eventsCall } from '../../../../src/resources/finance/report-calls.ts';
import { formatInstant, type TimeZone } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import { rangeLabel } from '../../../domain/finance/report-column.ts';
import { type SheetColumn, type SheetRecord, writeSheet } from '../../../sheets/write-sheet.ts';
import { eventName, writtenEvent } from '../../../../src/resources/finance/journal-event.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { withRequests } from '../../kernel/open-requests.ts';
import { StreamedDownload, XLSX } from '../../kernel/download.ts';
import {
  allJournals,
  conditionsOf,
  type JournalQuery,
  type JournalRow,
  readJournals,
  totalsOf,
} from './journal-search.ts';

const SYSTEM = 'Sistem';
const SHEET: readonly SheetColumn[] = [
  { name: 'transaction_at', header: 'Tanggal', field: field.date('Tanggal') },
  { name: 'journal', header: 'Kode Jurnal', field: field.code('Kode Jurnal'), width: 24 },
  { name: 'kind', header: 'Jenis', field: jurnal.fields.kind, width: 14 },
  { name: 'event', header: 'Peristiwa', field: field.text('Peristiwa', { max: 60 }), width: 28 },
  { name: 'source', header: 'Dokumen Sumber', field: field.text('Dokumen Sumber', { max: 60 }), width: 24 },
  { name: 'posted_by', header: 'Dibukukan Oleh', field: field.text('Dibukukan Oleh', { max: 100 }), width: 22 },
  { name: 'posted_at', header: 'Dibukukan Pada', field: field.text('Dibukukan Pada', { max: 30 }), width: 20 },
  { name: 'memo', header: 'Memo', field: field.note('Memo', { max: 500 }), width: 40 },
  { name: 'code', header: 'Kode Akun', field: field.code('Kode Akun'), width: 12 },
  { name: 'name', header: 'Nama Akun', field: field.text('Nama Akun', { max: 100 }), width: 36 },
  { name: 'description', header: 'Keterangan', field: field.text('Keterangan', { max: 300 }), width: 36 },
  { name: 'debit', header: 'Debit', field: field.money('Debit') },
  { name: 'credit', header: 'Kredit', field: field.money('Kredit') },
];

/** Name of whoever posted the journal; the night posts without a person. */
const postingOf = (
  { transaction_at, code, memo, kind, event, source_code, posted_by, posted_at }: JournalRow,
  zone: TimeZone,
) => ({
  transaction_at,
  journal: code,
  kind,
  event: eventName(event),
  source: source_code ?? code,
  posted_by: posted_by ?? SYSTEM,
  posted_at: formatInstant(zone, new Date(posted_at)),
  memo,
});

async function* sheetRows(journals: AsyncIterable<JournalRow>, zone: TimeZone): AsyncGenerator<SheetRecord> {
  for await (const journal of journals) {
    const posting = postingOf(journal, zone);
    for (const { akun, description, debit, credit } of journal.details)
      yield { ...posting, code: akun.code, name: akun.name, description, debit, credit };
  }
}

const lineCount = async ({ tx }: Context, where: Conditions): Promise<number> => {
  const text = `select count(*)::int as count from journals j join journal_lines l on l.journal_id = j.id ${where.text}`;
  return (await runOne(tx, planned<{ count: number }, unknown[]>(text), ...where.values))?.count ?? 0;
};

/** A sheet of Excel has little more room. */
const MOST_LINES = 1_000_000;

/** @throws Refusal export-too-long (422) */
const workbook = async (context: Context, query: JournalQuery): Promise<StreamedDownload> => {
  const title = `Jurnal ${rangeLabel({ start: query.start_date, end: query.end_date })}`;
  const rows = await lineCount(context, conditionsOf(context, query));
  if (rows > MOST_LINES) throw new Refusal('export-too-long', { n: '1.000.000 baris' });
  return new StreamedDownload(`${title}.xlsx`, XLSX, rows, (read) =>
    writeSheet(jurnal.label, SHEET, sheetRows(allJournals(query, read), context.timezone)),
  );
};

/** Rupiah; `totals` are those of the whole range, not of the page. */
export const reportJournal = async (context: Context, { query }: { readonly query: JournalQuery }) => {
  if (query.export) return workbook(context, query);
  const where = conditionsOf(context, query);
  const data = await readJournals(context, where, query.limit, (query.page - 1) * query.limit);
  const { count, amount } = await totalsOf(context, query, where);
  const events = data.map((row) => ({ ...row, eventname: eventName(row.event) }));
  return {
    data: await withRequests(context, jurnal.name, events),
    count,
    totals: { debit: amount, credit: amount },
  };
};

/** Events of the posting rules, each by the description of its first component. */
const eventsOf = named<{ event: string }>(
  'journal_events',
  'select distinct event from jurnalautopostings where profile_id is null order by event',
);
/** Events whose lines come from the document itself: no rule names them. */
const WRITTEN = Object.values(writtenEvent).map(({ key }) => key);

/** GET /api/finance-v2/laporan/jurnal/peristiwa: {data: [{event, name}]}, what the journals can be filtered by. */
export const journalEvents = async ({ tx }: Context, _request: CallRequest<typeof eventsCall>) => {
  const ruled = (await run(tx, eventsOf)).map(({ event }) => event);
  return { data: [...WRITTEN, ...ruled].map((event) => ({ event, name: eventName(event) })) };
};
