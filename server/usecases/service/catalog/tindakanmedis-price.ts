// The catalogue of treatments, answered with the branch's price of the day (service.md 2.12).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { tindakanmedis } from '../../../../src/resources/service/tindakanmedis.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context, StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericEdit, genericList, genericShow } from '../../kernel/generic.ts';

type Operations = UseCases['service.tindakanmedis'];
type Prices = readonly { readonly profile_id?: number | null; readonly valid_from: string }[];
interface Bounds {
  readonly price_min?: number | null;
  readonly price_max?: number | null;
  readonly prices?: Prices;
}

const pricesOf = named<{ id: number; price: number | null }, [readonly number[], number | null, string]>(
  'treatment_prices',
  'select id, treatment_price(id, $2, $3::date) as price from unnest($1::bigint[]) id',
);

/** Adds `price`: rupiah in the branch in reach today; without one branch the general price, null where none is set. */
const withPrices = async <T extends { readonly id: number }>(context: Context, rows: readonly T[]) => {
  const ids = rows.map(({ id }) => id);
  const branch = context.branches.length === 1 ? (context.branches[0] ?? null) : null;
  const found = await run(context.tx, pricesOf, ids, branch, context.today);
  const prices = new Map(found.map(({ id, price }) => [id, price]));
  return rows.map((row) => ({ ...row, price: prices.get(row.id) ?? null }));
};

/** As `withPrices`, for one treatment. */
const withPrice = async <T extends { readonly id: number }>(context: Context, row: T) => {
  const [{ price } = { price: null }] = await withPrices(context, [row]);
  return { ...row, price };
};

/** @throws Refusal invalid (422): the lowest price above the highest, a branch out of reach, two prices of one branch on one day */
const requireBounds = ({ branches }: WriteContext, { price_min, price_max, prices = [] }: Bounds): void => {
  if (typeof price_min === 'number' && typeof price_max === 'number' && price_min > price_max) {
    throw new Refusal('invalid', {}, { price_max: ['Harga maksimum di bawah harga minimum'] });
  }
  const foreign = prices.findIndex(({ profile_id: id }) => typeof id === 'number' && !branches.includes(id));
  if (foreign >= 0) throw new Refusal('invalid', {}, { [`prices.${foreign}.profile_id`]: ['Data tidak ditemukan'] });
  const days = prices.map(({ profile_id, valid_from }) => `${profile_id ?? ''}/${valid_from}`);
  const twice = days.findIndex((day, i) => days.indexOf(day) < i);
  if (twice >= 0) throw new Refusal('invalid', {}, { [`prices.${twice}.valid_from`]: ['Tanggal sudah dipakai'] });
};

export const listTindakanmedis: Operations['list'] = async (context, parameters) => {
  const { data, ...rest } = await genericList(tindakanmedis, context, parameters);
  return { ...rest, data: await withPrices(context, data) };
};

export const showTindakanmedis: Operations['show'] = async (context, id) => {
  return withPrice(context, await genericShow(tindakanmedis, context, id));
};

export const createTindakanmedis: Operations['create'] = async (context, body) => {
  requireBounds(context, body);
  const outcome = await genericCreate(tindakanmedis, context, body);
  return { ...outcome, record: await withPrice(context, outcome.record) };
};

export const editTindakanmedis: Operations['edit'] = async (context, { before }, body) => {
  const stored: StoredOf<typeof tindakanmedis> = before;
  requireBounds(context, { price_min: stored.price_min, price_max: stored.price_max, ...body });
  const outcome = await genericEdit(tindakanmedis, context, before, body);
  return { ...outcome, record: await withPrice(context, outcome.record) };
};
