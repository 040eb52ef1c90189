// The views of the photo protocol of one patient, as they were first and as they are now (workspace.md 3).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly first_file: number | null;
  readonly first_thumb: number | null;
  readonly first_at: string | null;
  readonly last_file: number | null;
  readonly last_thumb: number | null;
  readonly last_at: string | null;
}

const shot = (order: string): string => `(select p.id, p.file_id, p.thumb_id, p.upload_at from visitmultimedias p
  where p.customer_id = $1 and p.multimedialabel_id = l.id and p.deleted_at is null and p.profile_id = any ($2)
  order by ${order} limit 1)`;
const pairsOf = named<Row, [customer: number, branches: readonly number[]]>(
  'photo_pairs',
  `select l.id, l.name, f.file_id as first_file, f.thumb_id as first_thumb, f.upload_at as first_at,
     n.file_id as last_file, n.thumb_id as last_thumb, n.upload_at as last_at
   from multimedialabels l
     left join lateral ${shot('p.upload_at, p.id')} f on true
     left join lateral ${shot('p.upload_at desc, p.id desc')} n on n.id <> f.id
   where l.isprotocol and l.status = ${activeStatus.active} order by l.sort, l.id`,
);

const shown = (file: number | null, thumb: number | null, at: string | null) =>
  file === null || thumb === null || at === null
    ? null
    : { url: `/api/files/${file}`, thumburl: `/api/files/${thumb}`, upload_at: at };

/**
 * GET /api/service/multimedia/banding: the first photo of each view, and the newest where that is another one.
 * @throws Refusal not-found (404) for a patient who is not the doctor's own
 */
export const photoPairs: CallHandlers['service.multimedia.banding'] = async (context, { query: { customer } }) => {
  const [, rows] = await Promise.all([
    requireOwnCustomer(context, customer),
    run(context.tx, pairsOf, customer, context.branches),
  ]);
  const data = rows.map(({ id, name, first_file, first_thumb, first_at, last_file, last_thumb, last_at }) => ({
    id,
    name,
    first: shown(first_file, first_thumb, first_at),
    last: shown(last_file, last_thumb, last_at),
  }));
  return { data, count: data.length };
};
