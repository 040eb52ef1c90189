// 'Naikkan harga': new prices from a day on for many treatments, shown first and then stored (service.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import type { PriceChange } from '../../../../src/resources/service/price-calls.ts';
import { raisedPrice } from '../../../domain/service/raised-price.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';

const LIST = '/service/master/tindakanmedis';
type Body = CallRequest<Calls['service.tindakanmedis.raise']>['body'];
type Chosen = [readonly number[] | null, number | null];
interface Priced {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly price: number | null;
}

const CHOSEN = `m.status = ${activeStatus.active} and ($1::bigint[] is null or m.id = any($1))
  and ($2::bigint is null or m.kategori_id = $2)`;
/** Held in one order before the prices are read: of two who raise at once the second starts from the first one's prices. */
const hold = named<unknown, Chosen>(
  'price_raise_hold',
  `select m.id from tindakanmedis m where ${CHOSEN} order by m.id for no key update`,
);
const pricesOf = named<Priced, [...Chosen, number | null, string]>(
  'price_raise_read',
  `select m.id, m.code, m.name, treatment_price(m.id, $3, $4::date) as price from tindakanmedis m where ${CHOSEN} order by m.code`,
);
const storePrices = named<unknown, [string, number | null, string]>(
  'price_raise_store',
  `with new as (select id, price from jsonb_to_recordset($1::jsonb) as n (id bigint, price bigint)),
   stored as (
     insert into tindakanmedisprices (perawatan_id, profile_id, price, valid_from)
     select id, $2::bigint, price, $3::date from new
     on conflict on constraint tindakanmedisprices_day do update set price = excluded.price
   )
   update tindakanmedis m set version = m.version + 1, updated_at = now() from new where m.id = new.id`,
);

const changesOf = (rows: readonly Priced[], body: Body): readonly PriceChange[] =>
  rows.flatMap(({ id, code, name, price }) => {
    if (price === null) return [];
    const price_after = raisedPrice(price, body);
    return price_after === price ? [] : [{ id, code, name, price_before: price, price_after }];
  });

/**
 * Answers what changes, treatments without a price or with the same one left out; stores it unless it is a dry run. Prices of
 * the past stay, and so do those that begin after `valid_from`.
 * @throws Refusal price-past, price-unchanged (422); stale-version (409) when the prices are not those of the preview
 */
export const raisePrices = async (
  context: WriteContext,
  { body }: CallRequest<Calls['service.tindakanmedis.raise']>,
) => {
  const { tx, branch, today } = context;
  const { ids = null, kategori = null, valid_from, scope } = body;
  if (valid_from < today) throw refuseField('price-past', 'valid_from');
  const profile = scope === 'cabang' ? branch.id : null;
  if (!body.dryrun) await run(tx, hold, ids, kategori);
  const data = changesOf(await run(tx, pricesOf, ids, kategori, profile, valid_from), body);
  const total_before = data.reduce((sum, { price_before }) => sum + price_before, 0);
  const record = { data, count: data.length, total_before };
  if (body.dryrun) return { record, log: null };
  if (data.length === 0) throw new Refusal('price-unchanged');
  if (body.total_before !== undefined && body.total_before !== total_before)
    throw await staleVersion(context, { url: [LIST, ...data.map(({ id }) => `${LIST}/${id}`)] });
  const prices = data.map(({ id, price_after }) => ({ id, price: price_after }));
  await run(tx, storePrices, JSON.stringify(prices), profile, valid_from);
  const message = `perubahan harga ${data.length} tindakan mulai ${formatDate(valid_from)}`;
  return { record, log: { message, url: LIST, after: body } };
};
