// Rows pasted from a spreadsheet: account code, description, debit, credit (finance.md 4 'Excel paste'). Pure.

export interface PastedRow {
  readonly code: string;
  readonly description: string;
  /** Rupiah; null where the cell is empty. */
  readonly debit: number | null;
  readonly credit: number | null;
}

const CODE = /^([1-9]-\d{4})(\s|$)/;

/** '1.250.000', '1,250,000.00' and 'Rp 1250000' are the same amount. */
const amountOf = (cell = ''): number | null => {
  const digits = cell.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '');
  return digits === '' || Number(digits) === 0 ? null : Number(digits);
};

/** The rows that begin with an account's code; what is no such table gives none. */
export const pastedRows = (text: string): readonly PastedRow[] =>
  text.split(/\r?\n/).flatMap((row) => {
    const [first = '', description = '', debit, credit] = row.split('\t').map((cell) => cell.trim());
    const code = CODE.exec(first)?.[1];
    if (code === undefined || !row.includes('\t')) return [];
    const amounts = { debit: amountOf(debit), credit: amountOf(credit) };
    return [{ code, description, ...amounts, ...(amounts.debit !== null && { credit: null }) }];
  });
