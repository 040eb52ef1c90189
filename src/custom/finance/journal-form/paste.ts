// Rows pasted from a spreadsheet: account code, description, debit, credit (finance.md 4 'Excel paste'). Pure.
import { rupiahInText } from '../../../resources/kernel/number-text.ts';

export interface PastedRow {
  readonly code: string;
  readonly description: string;
  /** Rupiah; null where nothing stands on that side. */
  readonly debit: number | null;
  readonly credit: number | null;
  /** A cell holds what is no amount, or one with sen: it is left to whoever pasted. */
  readonly isUnread: boolean;
}

const CODE = /^([1-9]-\d{4})(\s|$)/;

/** Rupiah of a cell, of which accountants write what is below nothing in brackets; 0 where it is empty, undefined: unread. */
const amountOf = (cell = ''): number | undefined => {
  const text = cell.replace(/^\((.*)\)$/, '-$1');
  return ['', '-'].includes(text) ? 0 : rupiahInText(text);
};

/** What is below nothing on one side stands on the other. */
const sidesOf = (
  debit: number | undefined,
  credit: number | undefined,
): Pick<PastedRow, 'credit' | 'debit' | 'isUnread'> => {
  const net = (debit ?? 0) === 0 ? -(credit ?? 0) : (debit ?? 0);
  const isUnread = debit === undefined || credit === undefined;
  if (isUnread || net === 0) return { debit: null, credit: null, isUnread };
  return net > 0 ? { debit: net, credit: null, isUnread } : { debit: null, credit: -net, isUnread };
};

/** The rows that begin with an account's code; what is no such table gives none. */
export const pastedRows = (text: string): readonly PastedRow[] =>
  text.split(/\r?\n/).flatMap((row) => {
    const [first = '', description = '', debit, credit] = row.split('\t').map((cell) => cell.trim());
    const code = CODE.exec(first)?.[1];
    if (code === undefined || !row.includes('\t')) return [];
    return [{ code, description, ...sidesOf(amountOf(debit), amountOf(credit)) }];
  });
