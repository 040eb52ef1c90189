// Numbers are looked for by their pairs of digits (docs/decisions/0150): the database and the program make the same of them.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchFor } from '../../server/db/search.ts';
import { testApp, type TestApp } from '../support/app.ts';

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());

const text = fc
  .array(fc.oneof(fc.stringMatching(/^\d{1,13}$/), fc.constantFrom('RM', ' ', '-', '+62', 'Sari', '٤٢')), {
    maxLength: 9,
  })
  .map((parts) => parts.join(''));
const pieces = (value: string): readonly string[] =>
  (value.match(/[0-9]{4,}/g) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 3 }, (_, at) => run.slice(at, at + 4 + ((at * 5) % 9))),
  );
/** The pattern of pairs that a search for the digits looks for. */
const patternOf = (digits: string): string => {
  const { text: values, words } = searchFor(digits);
  const place = /\[(\d+)\]/.exec(words[0]?.number?.byPairs('t.digits') ?? '')?.[1];
  return values[Number(place) - 1] ?? '';
};

describe('pairs of digits', () => {
  it('stand in all that a part of four digits or more stands in', async () => {
    const texts = fc.sample(text, 300);
    const asked = texts.flatMap((value) =>
      // What begins with the country is looked for as it is kept.
      pieces(value).flatMap((piece) => (piece.startsWith('62') ? [] : [{ value, pattern: patternOf(piece) }])),
    );
    expect(asked.length).toBeGreaterThan(300);
    const missed = await clinic.database.asOwner(
      `select * from jsonb_to_recordset($1) t (value text, pattern text) where (digit_pairs(value) like pattern) is not true`,
      [JSON.stringify(asked)],
    );
    expect(missed).toEqual([]);
  });

  it('tell four digits from others, and are none where no two stand together', async () => {
    const [row] = await clinic.database.asOwner(
      `select digit_pairs('RM 0077526') like $1 as own, digit_pairs('RM 0077536') like $1 as other,
         digit_pairs('Jl. 5 No. 7') as none`,
      [patternOf('77526')],
    );
    expect(row).toEqual({ own: true, other: false, none: null });
  });

  it('are of columns that the database keeps in lower case, as every text that is searched by LIKE', async () => {
    const rows = await clinic.database.asOwner<{ expression: string }>(
      `select generation_expression as expression from information_schema.columns
       where table_schema = 'public' and column_name = 'search'`,
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { expression } of rows) expect(expression).toMatch(/^lower\(/);
  });
});
