// Every event that a use case raises has its posting rules, and every rule a use case that raises it (decisions.md 6).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';

/** Their lines are given by the document: no rule names an account. */
const GIVEN = ['jurnal.umum', 'periode.closed', 'periode.opened'];
/** `post(context, 'bill.paid', ...)`, and `event: 'kas.transfer'` of a posting that is prepared first. */
const RAISED = /\b(?:post|postOn|groundOf)\(\s*\w+,\s*'([\w.]+)'|(?<!\.)\bevent(?: =|:) '([\w.]+)'/g;
/** The accounts of an amount may be chosen where the document is read. */
const DOMAIN = 'server/domain/finance';

const textsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
const raisedIn = (text: string): readonly string[] =>
  [...text.matchAll(RAISED)].flatMap(([, posted, prepared]) => posted ?? prepared ?? []);

const usecases = textsIn('server/usecases');
const domain = textsIn(DOMAIN).join('\n');
const raised = new Set(usecases.flatMap(raisedIn));

let database: TestDatabase;
let rules: readonly { readonly event: string; readonly component: string }[];
beforeAll(async () => {
  database = await cloneDatabase();
  rules = await database.asOwner(
    'select distinct event, component from jurnalautopostings where profile_id is null order by event, component',
  );
});
afterAll(() => database.drop());

describe('the posting rules', () => {
  it('are there for every event that is raised, and for no other', () => {
    const ruled = new Set(rules.map(({ event }) => event));
    expect([...raised].filter((event) => !GIVEN.includes(event)).toSorted()).toEqual([...ruled].toSorted());
    expect(GIVEN.filter((event) => !raised.has(event))).toEqual([]);
  });

  it('name components that the use case of their event fills', () => {
    const unfilled = rules.filter(({ event, component }) => {
      const raising = usecases.filter((text) => raisedIn(text).includes(event));
      return ![...raising, domain].some((text) => new RegExp(`\\b${component}\\b`).test(text));
    });
    expect(unfilled).toEqual([]);
  });
});
