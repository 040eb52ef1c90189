// Who changed a record last, for whoever comes too late with what he read of it.
import type { Resource } from '../../../src/resources/kernel/define.ts';
import type { Changed } from '../../../src/resources/kernel/wire.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import type { Row } from '../../db/repository.ts';
import { named, runOne } from '../../db/statement.ts';
import type { WriteContext } from './contract.ts';

/** Entries of the branch that are looked through: whoever comes too late is so by minutes. */
const RECENT = 2000;

const lastChange = named<Changed, [branch: number, recent: number, url: string | null, words: readonly string[]]>(
  'applog_last_change',
  `select u.id, u.name, l.created_at as at
   from (select id, created_by, created_at, url, message from applogs where profile_id = $1 order by id desc limit $2) l
   join users u on u.id = l.created_by
   where rtrim(l.url, '/') = $3 or exists (select from unnest($4::text[]) w where strpos(l.message, w) > 0)
   order by l.id desc limit 1`,
);

/** What the activity log says of a record: by the address of its page, or by any of the words that it is told with. */
interface Told {
  readonly url?: string | undefined;
  readonly words?: string | readonly string[];
}

/** 409 where the record itself keeps who wrote it last. */
export const staleBy = (changed: Changed): Refusal => new Refusal('stale-version', {}, undefined, { changed });

/** 409 for whoever read an older version, with who changed it since, where the log of the branch tells. */
export const staleVersion = async ({ tx, branch }: WriteContext, told: Told): Promise<Refusal> => {
  const last = await runOne(tx, lastChange, branch.id, RECENT, told.url ?? null, [told.words ?? []].flat());
  return last ? staleBy(last) : new Refusal('stale-version');
};

/** As `genericEdit` words it. */
const changeOf = (resource: Resource, row: Row): string =>
  `perubahan ${resource.singular} ${String(row[resource.title] ?? row.id)}`;

/** What nothing else is called: the number of a document, the name that a person signs in with or his RM number. */
const numberOf = (resource: Resource, row: Row): unknown =>
  resource.kind === 'document' ? row['code'] : row['username'];

/** How the log tells of a change to a record of a resource. */
export const toldOf = (resource: Resource, row: Row): Told => {
  const number = numberOf(resource, row);
  return {
    url: resource.screens.show?.replace(':id', String(row.id)).replace(/\/$/, ''),
    words: typeof number === 'string' ? number : changeOf(resource, row),
  };
};
