// GET /api/finance/catatan and /rekan: what was written about a document, who made it, what was done with it, and who may be told.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { NoteKind } from '../../../../src/resources/finance/note.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { effectiveFeatures, roleName } from '../../../../src/policies/index.ts';
import { MANAGER, SUPERADMIN } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Actor, CallHandlers, Context } from '../../kernel/contract.ts';
import { mayAttach, mayRead, type NotedDocument, readDocument } from './noted-document.ts';

type Shown = AnswerOf<'finance.catatan.daftar'>;
type Note = Shown['notes'][number];

/** A note as it is stored. */
export interface StoredNote {
  readonly id: number;
  readonly kind: NoteKind;
  readonly document_id: number;
  readonly profile_id: number;
  readonly text: string;
  readonly at: string;
  readonly author: { readonly id: number; readonly name: string };
  readonly mentions: readonly { readonly id: number; readonly name: string }[];
  readonly file_id: number | null;
  readonly filename: string | null;
}

const NOTE = `select n.id, n.kind, n.document_id, n.profile_id, n.text,
    to_char(n.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    jsonb_build_object('id', u.id, 'name', u.name) as author,
    coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by m.name) from users m
      where m.id = any (n.mentions)), '[]'::jsonb) as mentions, n.file_id, f.filename
  from documentnotes n join users u on u.id = n.created_by left join files f on f.id = n.file_id
  where n.deleted_at is null`;
const notesOf = named<StoredNote, [kind: string, document: number, branches: readonly number[]]>(
  'document_notes',
  `${NOTE} and n.kind = $1 and n.document_id = $2 and n.profile_id = any ($3) order by n.id`,
);
const noteById = named<StoredNote, [number, readonly number[]]>(
  'document_note',
  `${NOTE} and n.id = $1 and n.profile_id = any ($2)`,
);

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly by: string | null;
  readonly role: number;
  readonly message: string;
  readonly status: number;
}
/** What entries about notes begin with: they stand beside the notes already. */
export const NOTE_WRITTEN = 'penulisan catatan tentang';
const historyOf = named<Entry, [url: string, branch: number]>(
  'document_history',
  `select l.id, to_char(l.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, u.name as by, l.role, l.message, l.status
   from applogs l left join users u on u.id = l.created_by
   where l.url = $1 and starts_with(l.url, '/finance/') and l.profile_id = $2 and l.status <> ${logStatus.rejected}
     and not starts_with(l.message, '${NOTE_WRITTEN}')
   order by l.created_at, l.id`,
);

const LEADERS: readonly number[] = [MANAGER, SUPERADMIN];
export const mayRemove = (actor: Actor, { author }: Pick<StoredNote, 'author'>): boolean =>
  author.id === actor.id || LEADERS.includes(actor.role);
export const mayAttachTo = (actor: Actor, { author, file_id, kind }: StoredNote): boolean =>
  author.id === actor.id && file_id === null && mayAttach(actor, kind);

/** A stored note as it is answered to this reader. */
export const presentNote = (actor: Actor, note: StoredNote): Note => ({
  id: note.id,
  text: note.text,
  at: note.at,
  author: note.author,
  mentions: note.mentions,
  filename: note.filename,
  removable: mayRemove(actor, note),
  attachable: mayAttachTo(actor, note),
});

/** A note that stands, of the actor's branches; whether he may read its document is asked of that. */
export const findNote = ({ tx, branches }: Context, id: number): Promise<StoredNote | undefined> =>
  runOne(tx, noteById, id, branches);

/** @throws Refusal those of `readDocument` */
export const listNotes: CallHandlers['finance.catatan.daftar'] = async (context, { query }) => {
  const { tx, actor } = context;
  const { kind, document_id: id } = query;
  const document = await readDocument(context, kind, id);
  const [notes, history] = await Promise.all([
    run(tx, notesOf, kind, id, [document.profile_id]),
    run(tx, historyOf, document.url, document.profile_id),
  ]);
  return {
    notes: notes.map((note) => presentNote(actor, note)),
    author: document.author,
    created_at: document.created_at,
    attaches: mayAttach(actor, kind),
    history: history.map(({ role, status, ...entry }) => ({
      ...entry,
      rolename: entry.by === null ? '' : roleName(role),
      waits: status === logStatus.requested,
    })),
  };
};

interface Staff {
  readonly id: number;
  readonly name: string;
  readonly role: number;
  readonly given: readonly string[];
  readonly taken: readonly string[];
}
const staffOf = named<Staff, [branch: number, today: string]>(
  'note_staff',
  `select u.id, u.name, u.role, coalesce(array_agg(f.feature) filter (where f.granted), '{}') as given,
     coalesce(array_agg(f.feature) filter (where not f.granted), '{}') as taken
   from users u left join user_features f on f.user_id = u.id
   where u.role <> ${userRole.customer} and u.status = ${activeStatus.active} and (u.leave_at is null or u.leave_at >= $2::date)
     and (u.profile_id = $1 or u.role = ${userRole.superadmin})
   group by u.id order by u.name, u.id`,
);

/** Colleagues who may read the document themselves, the actor left out. */
export const readersOf = async (
  { tx, actor, today }: Context,
  { kind, profile_id }: NotedDocument,
): Promise<AnswerOf<'finance.catatan.rekan'>['data']> => {
  const staff = await run(tx, staffOf, profile_id, today);
  return staff
    .filter(({ id, role, given, taken }) => {
      const who = { role, features: effectiveFeatures(role, given, taken) };
      return id !== actor.id && mayRead(who, kind);
    })
    .map(({ id, name, role }) => ({ id, name, rolename: roleName(role) }));
};

/** @throws Refusal those of `readDocument` */
export const listColleagues: CallHandlers['finance.catatan.rekan'] = async (context, { query }) => ({
  data: await readersOf(context, await readDocument(context, query.kind, query.document_id)),
});
