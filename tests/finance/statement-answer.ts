// The statements as their tests read them, and sums of the lines themselves to hold against them.
import type { Json, TestApp } from '../support/app.ts';

interface Row {
  readonly akun_id: number | null;
  readonly code: string;
  readonly name: string;
  readonly istotal: boolean;
  readonly values: readonly (number | null)[];
}
export interface Report extends Json {
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly rows: readonly Row[];
  readonly totals: readonly number[];
  readonly meta: { readonly balanced: boolean; readonly warnings: readonly string[]; readonly profit?: number };
}

export const valuesOf = ({ rows }: Report, name: string): readonly (number | null)[] =>
  rows.find((row) => row.name === name || row.code === name)?.values ?? [];

/** Debit minus credit of all lines of the branch through a day, by first digit of the account. */
export const sumsOf =
  (clinic: TestApp) =>
  async (day: string, kinds: readonly number[], from = '1900-01-01') => {
    const rows = await clinic.database.asOwner<{ type: number; signed: string }>(
      `select a.type, sum(l.debit - l.credit) as signed from journal_lines l join akuns a on a.id = l.akun_id
     join profiles p on p.id = l.profile_id where p.code = 'DPS' and l.transaction_at between $1 and $2 and l.kind = any ($3)
     group by a.type`,
      [from, day, kinds],
    );
    const sums = new Map(rows.map(({ type, signed }) => [type, Number(signed)]));
    return (...types: readonly number[]) => types.reduce((sum, type) => sum + (sums.get(type) ?? 0), 0);
  };
