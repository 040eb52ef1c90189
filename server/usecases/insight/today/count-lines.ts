// The lines of 'Hari ini', each counted by the list or the call that its page shows (decision 106).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { can, hasFeature, mayOpenRoute } from '../../../../src/policies/index.ts';
import { todayOf } from '../../../../src/policies/today.ts';
import {
  todayAddress,
  type TodayDay,
  type TodayLine,
  type TodayLineName,
  todayLines,
  todayQuery,
} from '../../../../src/resources/platform/today.ts';
import type { ListBody } from '../../../../src/resources/kernel/wire.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import type { StaffRole } from '../../../../src/policies/role.ts';
import { countUnmatchedLines } from '../../finance/bank/bank-account.ts';
import { countUnsettled } from '../../finance/desk/settlement.ts';
import type { Context } from '../../kernel/contract.ts';
import { lists } from '../../kernel/lists.ts';

type Line = AnswerOf<'platform.today.show'>['lines'][number];
type Listed = ListBody<Readonly<Record<string, unknown>>>;
type Lines = typeof todayLines;
/** Lines that a call counts. */
type Called = { [N in TodayLineName]: Lines[N]['of'] extends { readonly call: string } ? N : never }[TodayLineName];

type Stats = AnswerOf<'inventory.stats.show'>;
/** One answer counts several lines of a reader. */
const once = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<T> | undefined;
  return () => (asked ??= read());
};

/** Total over the lines that a call counts. */
const countersOf = (context: Context): Readonly<Record<Called, () => Promise<number>>> => {
  const stats = once(() => lists.given().call(context, 'inventory.stats.show', {}));
  const ofStock = (key: Exclude<keyof Stats, 'value'>) => async () => (await stats())[key];
  return {
    unfinished: async () => (await lists.given().call(context, 'service.belumberes.count', {})).count,
    settlements: () => countUnsettled(context),
    bankLines: () => countUnmatchedLines(context),
    // Of several branches an item is one row of the list; of one, the list and the figure are the same.
    low: async () =>
      context.branches.length === 1
        ? (await stats()).low
        : (await lists.given().call(context, 'inventory.stock.list', { low: 'true', limit: '1' })).count,
    expired: ofStock('expired'),
    expiring: ofStock('soon'),
    orders: ofStock('orders'),
    incoming: ofStock('incoming'),
    asked: ofStock('asked'),
    prescriptions: ofStock('resep'),
  };
};

const isCalled = (name: TodayLineName): name is Called => 'call' in todayLines[name].of;

/** The reader may open the page, and read what it lists. */
const mayFollow = ({ actor }: Context, name: TodayLineName, day: TodayDay): boolean => {
  const { of }: TodayLine = todayLines[name];
  const path = todayAddress(name, day).replace(/\?.*$/, '');
  const reads = 'call' in of ? can(actor, of.call, 'call') : can(actor, of.resource, 'list');
  return reads && mayOpenRoute(actor, path) && hasFeature(actor, path);
};

export const dayOf = ({ actor, today }: Context): TodayDay => ({
  today,
  branch: actor.role === userRole.superadmin ? actor.session_profile_id : actor.profile_id,
  reader: actor.id,
});

interface CountedLine extends Line {
  /** The first rows, of a line of patients. */
  readonly found?: Listed;
}

/** These of the lines that the reader may follow, in their order, each with its count. @param rows of each line of patients */
export const countNamed = async (
  context: Context,
  wanted: readonly TodayLineName[],
  day: TodayDay,
  rows: number,
): Promise<readonly CountedLine[]> => {
  const counters = countersOf(context);
  const names = wanted.filter((name) => mayFollow(context, name, day));
  return Promise.all(
    names.map(async (name): Promise<CountedLine> => {
      const line: TodayLine = todayLines[name];
      const told = { name, to: todayAddress(name, day) };
      if (isCalled(name)) return { ...told, count: await counters[name]() };
      if ('call' in line.of) throw new Error(`Nothing counts ${name}.`);
      const found = await lists.given().list(context, {
        resource: line.of.resource,
        query: todayQuery(name, day),
        rows: line.people ? rows : 0,
      });
      return { ...told, count: found.count, ...(line.people && { found }) };
    }),
  );
};

/** The lines of the reader's role that he may follow. @param rows of each line of patients */
export const countLines = (context: Context, rows: number): Promise<readonly CountedLine[]> =>
  countNamed(context, todayOf[context.actor.role as StaffRole].lines, dayOf(context), rows);
