// What people do with lines of the same words is remembered, and suggested for the next ones.
import { stemOf } from '../../../domain/finance/bank/stem.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

export interface Lesson {
  readonly text: string;
  readonly incoming: boolean;
  readonly event: string | null;
  readonly component: string | null;
  readonly akun_id: number | null;
}
type Columns = [
  readonly string[],
  readonly boolean[],
  readonly (string | null)[],
  readonly (number | null)[],
  readonly (string | null)[],
  readonly number[],
];
const remember = named<unknown, [number, number, ...Columns]>(
  'bank_rule_remember',
  `insert into bankrules (profile_id, bankaccount_id, stem, incoming, component, akun_id, event, hits)
   select $1, $2, n.stem, n.incoming, n.component, n.akun_id, n.event, n.hits
   from unnest($3::text[], $4::boolean[], $5::text[], $6::bigint[], $7::text[], $8::int[])
     n (stem, incoming, component, akun_id, event, hits)
   order by 3, 4, 5, 6, 7
   on conflict (bankaccount_id, stem, incoming, component, akun_id, event)
     do update set hits = bankrules.hits + excluded.hits, updated_at = now()`,
);
const forget = named<unknown, [number, readonly string[]]>(
  'bank_rule_forget',
  'update bankrules set hits = greatest(hits - 1, 0), updated_at = now() where bankaccount_id = $1 and stem = any ($2)',
);

/** Remembers matches that were made, each as often as it was. */
export const learn = async (
  { tx, branch }: WriteContext,
  account: number,
  lessons: readonly Lesson[],
): Promise<void> => {
  const counted = new Map<string, Lesson & { readonly stem: string; readonly hits: number }>();
  for (const lesson of lessons) {
    const stem = stemOf(lesson.text);
    if (stem === '') continue;
    const key = JSON.stringify([stem, lesson.incoming, lesson.component, lesson.akun_id, lesson.event]);
    counted.set(key, { ...lesson, stem, hits: (counted.get(key)?.hits ?? 0) + 1 });
  }
  const rows = [...counted.values()];
  if (rows.length === 0) return;
  await run(
    tx,
    remember,
    branch.id,
    account,
    rows.map(({ stem }) => stem),
    rows.map(({ incoming }) => incoming),
    rows.map(({ component }) => component),
    rows.map(({ akun_id }) => akun_id),
    rows.map(({ event }) => event),
    rows.map(({ hits }) => hits),
  );
};

/** Takes back what was learned of lines whose match was undone. */
export const unlearn = async ({ tx }: WriteContext, account: number, texts: readonly string[]): Promise<void> => {
  const stems = [...new Set(texts.map(stemOf))].filter((stem) => stem !== '');
  if (stems.length > 0) await run(tx, forget, account, stems);
};
