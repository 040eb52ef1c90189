// A mutation as it is answered (inventory.md 2, 4): with the names of both warehouses, of which one may be another branch's, and what it
// is worth only in the branch whose goods they are.
import type { ListReadOf, ReadOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { mutation } from '../../../../src/resources/inventory/mutation.ts';
import { underwayStates } from '../../../../src/resources/inventory/mutation-life.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallHandlers, Context, UseCases } from '../../kernel/contract.ts';
import { genericList, genericShow } from '../../kernel/generic.ts';

type Operations = UseCases['inventory.mutation'];

export interface Place {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly type: number;
  readonly status: number;
  readonly profile_id: number;
  readonly profile_code: string;
  readonly profile_name: string;
}
const everyPlace = named<Place>(
  'mutation_places',
  'select id, code, name, type, status, profile_id, profile_code, profile_name from branch_warehouses()',
);
/** Warehouses of all branches that are open. */
export const placesOf = ({ tx }: Pick<Context, 'tx'>): Promise<readonly Place[]> => run(tx, everyPlace);

/** GET /api/inventory/mutation/gudang: where goods can come from and go to. */
export const listPlaces: CallHandlers['inventory.mutation.gudang'] = async (context) => ({
  data: (await placesOf(context))
    .filter(({ status }) => status === activeStatus.active)
    .map(({ id, code, name, type, profile_id, profile_code, profile_name }) => ({
      id,
      code,
      name,
      type,
      branch: { id: profile_id, code: profile_code, name: profile_name },
    })),
});

type Listed = ListReadOf<typeof mutation>;
const DAY_MS = 86_400_000;
const UNDERWAY: readonly number[] = underwayStates;

/** Days for which some of it has been on the road; null: nothing is. */
const daysUnderway = ({ now }: Context, { status, sent_at }: Pick<Listed, 'status' | 'sent_at'>): number | null =>
  UNDERWAY.includes(status) && sent_at !== null ? Math.floor((now.getTime() - Date.parse(sent_at)) / DAY_MS) : null;

const told = <R extends Listed>(context: Context, places: readonly Place[], row: R) => {
  const placeOf = (id: number) => {
    const found = places.find((one) => one.id === id);
    return { id, name: `${found?.name ?? ''} (${found?.profile_code ?? ''})`, code: found?.code ?? '' };
  };
  // What goods cost is told in the branch whose they are, until they have come to the other.
  const isOwn = context.branches.includes(row.profile_id);
  return {
    ...row,
    total_value: isOwn ? row.total_value : null,
    fromwarehousedata: placeOf(row.from_warehouse_id),
    towarehousedata: placeOf(row.to_warehouse_id),
    underway_days: daysUnderway(context, row),
  };
};

export const listMutations: Operations['list'] = async (context, parameters) => {
  const { data, count } = await genericList(mutation, context, parameters);
  const places = await placesOf(context);
  return { data: data.map((row) => told(context, places, row)), count };
};

/** The record as it stands now. @throws Refusal not-found (404), also where neither of both branches is in reach */
export const showMutation = async (context: Context, id: number) => {
  const record: ReadOf<typeof mutation> = await genericShow(mutation, context, id);
  const isOwn = context.branches.includes(record.profile_id);
  const lines = record.lines.map((line) => (isOwn ? line : { ...line, value_sent: null }));
  return { ...told(context, await placesOf(context), record), lines };
};
