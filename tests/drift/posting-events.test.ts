// The events of the ledger are declared once: their rules are installed as they stand there, and a use case raises each (decisions.md 6).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postedEvent, writtenEvent } from '../../src/resources/finance/journal-event.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';

const RAISED = /\b(?:postedEvent|writtenEvent)\.(\w+)/g;
/** The accounts of an amount may be chosen where the document is read. */
const DOMAIN = 'server/domain';

const textsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
const raisedIn = (text: string): readonly string[] => [...text.matchAll(RAISED)].flatMap(([, name]) => name ?? []);

const usecases = textsIn('server/usecases');
const domain = textsIn(DOMAIN).join('\n');
const declared = Object.values(postedEvent).flatMap(({ key, rows }) =>
  Object.entries(rows).map(([component, { description, debit, credit }]) => ({
    event: String(key),
    component,
    description,
    debit: String(debit),
    credit: String(credit),
  })),
);
const inOrder = (rows: readonly { readonly event: string; readonly component: string }[]) =>
  rows.toSorted((a, b) => (`${a.event} ${a.component}` < `${b.event} ${b.component}` ? -1 : 1));

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

describe('the events of the ledger', () => {
  it('are installed with the rules that they are declared with, and no other is', async () => {
    const installed = await database.asOwner<(typeof declared)[number]>(
      `select r.event, r.component, r.description, coalesce(d.code, r.debit_source) as debit, coalesce(c.code, r.credit_source) as credit
       from jurnalautopostings r left join akuns d on d.id = r.default_debit_akun_id left join akuns c on c.id = r.default_credit_akun_id
       where r.profile_id is null`,
    );
    expect(inOrder(installed)).toEqual(inOrder(declared));
  });

  it('are all raised', () => {
    const raised = new Set(usecases.flatMap(raisedIn));
    expect(Object.keys({ ...postedEvent, ...writtenEvent }).filter((name) => !raised.has(name))).toEqual([]);
  });

  it('have their components filled by the use case that raises them', () => {
    const unfilled = Object.entries(postedEvent).flatMap(([name, { rows }]) => {
      const raising = [...usecases.filter((text) => raisedIn(text).includes(name)), domain];
      return Object.keys(rows).filter(
        (component) => !raising.some((text) => new RegExp(`\\b${component}\\b`).test(text)),
      );
    });
    expect(unfilled).toEqual([]);
  });
});
