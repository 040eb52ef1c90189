// POST, DELETE /api/finance/catatan: a note on a document, its paper, and the colleagues who are told of it (decision 108).
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers, CallRequest, Context, LogEntry, WriteContext } from '../../kernel/contract.ts';
import type { Download } from '../../kernel/download.ts';
import { writeLog } from '../../kernel/log.ts';
import { dropFiles } from '../../platform/file/drop-files.ts';
import { keepPaper } from '../../platform/file/keep-paper.ts';
import { handOut } from '../../platform/file/show-file.ts';
import { type NotedDocument, readDocument } from './noted-document.ts';
import {
  findNote,
  mayAttachTo,
  mayRemove,
  NOTE_WRITTEN,
  presentNote,
  readersOf,
  type StoredNote,
} from './show-notes.ts';

const insertNote = named<
  { id: number },
  [branch: number, kind: string, document: number, text: string, mentions: readonly number[], by: number, at: string]
>(
  'document_note_insert',
  `insert into documentnotes (profile_id, kind, document_id, text, mentions, created_by, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
);
const setFile = named<unknown, [number, number]>(
  'document_note_file',
  'update documentnotes set file_id = $2 where id = $1',
);
const lockNote = named<{ id: number }, [number]>(
  'document_note_lock',
  'select id from documentnotes where id = $1 and deleted_at is null for update',
);
const markRemoved = named<unknown, [number, string, number]>(
  'document_note_remove',
  'update documentnotes set deleted_at = $2, deleted_by = $3 where id = $1',
);

/** @throws Refusal not-found for a note that is gone */
const noteOf = async (context: Context, id: number): Promise<StoredNote> => {
  const note = await findNote(context, id);
  if (!note) throw new Refusal('not-found');
  return note;
};

/** A note and its document, both held. @throws Refusal not-found; forbidden (403) for who does not read the document */
const heldNote = async (context: WriteContext, id: number): Promise<{ note: StoredNote; document: NotedDocument }> => {
  const held = await runOne(context.tx, lockNote, id);
  if (!held) throw new Refusal('not-found');
  const note = await noteOf(context, id);
  return { note, document: await readDocument(context, note.kind, note.document_id) };
};

type Colleague = Awaited<ReturnType<typeof readersOf>>[number];

const entryOf = ({ words, url }: NotedDocument, told?: Colleague): LogEntry => ({
  message: `${NOTE_WRITTEN} ${words}${told ? `, menyebut ${told.name}` : ''}`,
  url,
  ...(told && { told: told.id }),
});

/** Those who are mentioned. @throws Refusal note-colleague (422) for who may not read the document */
const toldOf = async (
  context: Context,
  document: NotedDocument,
  mentions: readonly number[],
): Promise<readonly Colleague[]> => {
  const wanted = new Set(mentions);
  if (wanted.size === 0) return [];
  const told = (await readersOf(context, document)).filter(({ id }) => wanted.has(id));
  if (told.length < wanted.size) throw refuseField('note-colleague', 'mentions');
  return told;
};

/**
 * Whoever is mentioned is told by an entry of his own, which leads to the document.
 * @throws Refusal those of `toldOf` and of `readDocument`
 */
export const writeNote: CallHandlers['finance.catatan.tulis'] = async (context, { body }) => {
  const { tx, actor, now } = context;
  const document = await readDocument(context, body.kind, body.document_id);
  const told = await toldOf(context, document, body.mentions);
  const ids = told.map(({ id }) => id);
  const at = now.toISOString();
  const made = await runOne(tx, insertNote, document.profile_id, body.kind, document.id, body.text, ids, actor.id, at);
  if (!made) throw new Error('The note was not stored.');
  const [first, ...others] = told;
  for (const one of others) await writeLog(context, 'finance', entryOf(document, one));
  return {
    status: 201,
    record: presentNote(actor, await noteOf(context, made.id)),
    log: entryOf(document, first),
  };
};

type Asked<N extends 'finance.catatan.lampir' | 'finance.catatan.berkas'> = CallRequest<Calls[N]>;

/**
 * POST /api/finance/catatan/{id}/berkas: a paper for one's own note that has none.
 * @throws Refusal not-found; forbidden (403) for who may not write the document, or whose note it is not; those of `keepPaper`
 */
export const attachPaper = async (context: WriteContext, { params, upload }: Asked<'finance.catatan.lampir'>) => {
  const { note, document } = await heldNote(context, params['id'] ?? 0);
  if (!mayAttachTo(context.actor, note)) throw new Refusal('forbidden');
  await run(context.tx, setFile, note.id, await keepPaper(context, 'finance.catatan.lampir', upload));
  return {
    record: presentNote(context.actor, await noteOf(context, note.id)),
    log: { message: `unggah lampiran ${document.words}`, url: document.url },
  };
};

/** GET /api/finance/catatan/{id}/berkas @throws Refusal not-found, also without a paper; forbidden (403) as the document */
export const showPaper = async (context: Context, { params }: Asked<'finance.catatan.berkas'>): Promise<Download> => {
  const note = await noteOf(context, params['id'] ?? 0);
  await readDocument(context, note.kind, note.document_id);
  if (note.file_id === null) throw new Refusal('not-found');
  return handOut(context, note.file_id);
};

/** DELETE /api/finance/catatan/{id} @throws Refusal not-found; forbidden (403) for somebody else's */
export const removeNote: CallHandlers['finance.catatan.hapus'] = async (context, { params }) => {
  const { note, document } = await heldNote(context, params['id'] ?? 0);
  if (!mayRemove(context.actor, note)) throw new Refusal('forbidden');
  await run(context.tx, markRemoved, note.id, context.now.toISOString(), context.actor.id);
  if (note.file_id !== null) await dropFiles(context, [note.file_id]);
  return {
    record: { id: note.id },
    log: { message: `penghapusan catatan ${note.author.name} di ${document.words}`, url: document.url },
  };
};
