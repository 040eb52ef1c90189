// Who changed a record last, for whoever comes too late with what he read of it.
import type { Resource } from '../../../src/resources/kernel/define.ts';
import type { Changed } from '../../../src/resources/kernel/wire.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import type { Row } from '../../db/repository.ts';
import { named, runOne } from '../../db/statement.ts';
import { logStatus } from '../../../src/resources/platform/applog.ts';
import type { Subject, WriteContext } from './contract.ts';

/** Entries of the branch that are looked through: whoever comes too late is so by minutes. */
const RECENT = 2000;

type Asked = [
  branch: number,
  recent: number,
  urls: readonly string[],
  words: readonly string[],
  type: string | null,
  subject: number | null,
];
/** What waits for an approver has changed nothing yet. */
const lastChange = named<Changed, Asked>(
  'applog_last_change',
  `select u.id, u.name, l.created_at as at
   from (select * from applogs where profile_id = $1 order by id desc limit $2) l
   join users u on u.id = l.created_by
   where l.status = ${logStatus.approved} and (rtrim(l.url, '/') = any ($3::text[]) or l.subject_type = $5 and l.subject_id = $6
     or exists (select from unnest($4::text[]) w where strpos(l.message, w) > 0))
   order by l.id desc limit 1`,
);

/** What the activity log says of a record: as its own, by the address of its page, or by any of the words that it is told with. */
interface Told {
  readonly subject?: Subject;
  readonly url?: string | readonly string[] | undefined;
  readonly words?: string | readonly string[];
}

/** 409 where the record itself keeps who wrote it last. */
export const staleBy = (changed: Changed): Refusal => new Refusal('stale-version', {}, undefined, { changed });

/** 409 for whoever read an older version, with who changed it since, where the log of the branch tells. */
export const staleVersion = async ({ tx, branch }: WriteContext, told: Told): Promise<Refusal> => {
  const { url = [], words = [], subject } = told;
  const own = [subject?.type ?? null, subject?.id ?? null] as const;
  const last = await runOne(tx, lastChange, branch.id, RECENT, [url].flat(), [words].flat(), ...own);
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
    subject: { type: resource.name, id: row.id },
    url: resource.screens.show?.replace(':id', String(row.id)).replace(/\/$/, ''),
    words: typeof number === 'string' ? number : changeOf(resource, row),
  };
};
