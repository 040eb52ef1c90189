// The lines of a journal that is being written. Pure.

/** Amounts in rupiah; null where nothing was typed. */
export interface Line {
  readonly key: number;
  readonly akun_id: number | null;
  readonly description: string;
  readonly debit: number | null;
  readonly credit: number | null;
}
export type Change = Partial<Omit<Line, 'key'>>;

/** What a line of elsewhere brings: of a template, or of a sheet. */
export type Filling = Omit<Line, 'key'>;

export const emptyLine = (key: number): Line => ({ key, akun_id: null, description: '', debit: null, credit: null });

/** A line has one side: an amount typed on one clears the other (finance.md 4). */
export const changeLine = (line: Line, change: Change): Line => ({
  ...line,
  ...change,
  ...(change.debit && { credit: null }),
  ...(change.credit && { debit: null }),
});

const isStarted = ({ akun_id, debit, credit }: Line): boolean => akun_id !== null || Boolean(debit) || Boolean(credit);

/** Lines that count: those with an account or an amount. */
export const startedLines = (lines: readonly Line[]): readonly Line[] => lines.filter(isStarted);

export const totalsOf = (lines: readonly Line[]) => ({
  debit: lines.reduce((sum, { debit }) => sum + (debit ?? 0), 0),
  credit: lines.reduce((sum, { credit }) => sum + (credit ?? 0), 0),
});

/** Debit is not zero and equals credit (specified). */
export const isBalanced = (lines: readonly Line[]): boolean => {
  const { debit, credit } = totalsOf(lines);
  return debit !== 0 && debit === credit;
};
