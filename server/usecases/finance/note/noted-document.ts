// The documents that notes hang on, and the one wall before all of them: who may read the document reads its notes (decision 108).
import { biayainvoice } from '../../../../src/resources/finance/biayainvoice.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import { jurnal } from '../../../../src/resources/finance/jurnal.ts';
import { kasirsesi } from '../../../../src/resources/finance/kasirsesi.ts';
import { type NoteKind, notedDocuments } from '../../../../src/resources/finance/note.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { can, type Who } from '../../../../src/policies/index.ts';
import { named, runOne, type Statement } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { journalUrl } from '../ledger/journal-url.ts';

interface Stored {
  readonly id: number;
  readonly profile_id: number;
  /** Null: a draft. */
  readonly code: string | null;
  readonly created_at: string;
  readonly author: string | null;
}
export interface NotedDocument extends Stored {
  readonly kind: NoteKind;
  /** Client path, under which the activity log knows it as well. */
  readonly url: string;
  /** 'tagihan INV/BDG/2026/000012' */
  readonly words: string;
}

/** @param table of one of our own declarations */
const byId = (table: string): Statement<Stored, [number, readonly number[]]> =>
  named(
    `noted_${table}`,
    `select d.id, d.profile_id, d.code, to_char(d.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
       u.name as author
     from ${table} d left join users u on u.id = d.created_by where d.id = $1 and d.profile_id = any ($2)`,
  );

interface Place {
  readonly document: Statement<Stored, [number, readonly number[]]>;
  readonly urlOf: (row: Stored) => string;
}
const places: Readonly<Record<NoteKind, Place>> = {
  jurnal: { document: byId(jurnal.table), urlOf: ({ code }) => journalUrl(code ?? '') },
  tagihan: { document: byId(bill.table), urlOf: ({ id }) => `/finance/payment/bill/${id}` },
  sesi: { document: byId(kasirsesi.table), urlOf: ({ id }) => `${kasirsesi.screens.list}/${id}` },
  invoice: { document: byId(biayainvoice.table), urlOf: ({ id }) => `${biayainvoice.screens.list}/${id}` },
  slip: { document: byId(hutangtransaction.table), urlOf: ({ id }) => `${hutangtransaction.screens.list}/${id}` },
};

export const mayRead = (who: Who, kind: NoteKind): boolean => can(who, notedDocuments[kind].resource, 'show');
/** Whether the reader may attach papers to notes on this kind of document. */
export const mayAttach = (who: Who, kind: NoteKind): boolean => {
  const [object, action] = notedDocuments[kind].write;
  return mayRead(who, kind) && can(who, object, action);
};

/**
 * A document that the actor may read.
 * @throws Refusal forbidden (403) for a role or feature that does not read such documents; not-found (404) of another branch
 */
export const readDocument = async (
  { tx, actor, branches }: Context,
  kind: NoteKind,
  id: number,
): Promise<NotedDocument> => {
  if (!mayRead(actor, kind)) throw new Refusal('forbidden');
  const row = await runOne(tx, places[kind].document, id, branches);
  if (!row) throw new Refusal('not-found');
  return {
    ...row,
    kind,
    url: places[kind].urlOf(row),
    words: [notedDocuments[kind].label, row.code ?? 'draft'].join(' '),
  };
};
