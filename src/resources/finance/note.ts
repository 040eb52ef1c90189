// Documents of the books that people write notes on: a closed list, and for each whose rights hold (decision 108).
import type { CallName } from '../calls.ts';
import type { ResourceName } from '../registry.ts';

export const noteKinds = ['jurnal', 'tagihan', 'sesi', 'invoice', 'slip'] as const;
export type NoteKind = (typeof noteKinds)[number];

interface Noted {
  readonly label: string;
  /** Who may show it reads its notes and writes some. */
  readonly resource: ResourceName;
  /** What somebody may do who writes such documents, and so attaches papers to them: object and action. */
  readonly write: readonly [object: ResourceName | CallName, action: string];
}
export const notedDocuments = {
  jurnal: { label: 'jurnal', resource: 'finance.jurnal', write: ['finance.jurnal', 'reverse'] },
  tagihan: { label: 'tagihan', resource: 'finance.bill', write: ['finance.bill', 'edit'] },
  sesi: { label: 'sesi kasir', resource: 'finance.kasirsesi', write: ['finance.kasirsesi.close', 'call'] },
  invoice: { label: 'invoice', resource: 'finance.biayainvoice', write: ['finance.biayainvoice', 'create'] },
  slip: { label: 'slip', resource: 'finance.hutangtransaction', write: ['finance.hutangtransaction.bayar', 'call'] },
} as const satisfies Readonly<Record<NoteKind, Noted>>;

/** Letters of one note. */
export const NOTE_MAX = 1000;
/** Colleagues who are told of one note. */
export const MOST_MENTIONED = 10;
