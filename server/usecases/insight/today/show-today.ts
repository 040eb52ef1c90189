// GET platform/today: what waits for the reader by his role, in one answer (workspace.md 1, decision 106).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { can } from '../../../../src/policies/index.ts';
import type { StaffRole } from '../../../../src/policies/role.ts';
import { type TodayFigure, todayFigures, todayOf } from '../../../../src/policies/today.ts';
import type { showToday as todayCall } from '../../../../src/resources/platform/today-calls.ts';
import { TODAY_PEOPLE } from '../../../../src/resources/platform/today.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { countLines } from './count-lines.ts';
import { accounts, branches, income, takings, waited } from './figures.ts';
import { peopleOf } from './people.ts';

type Answer = AnswerOf<'platform.today.show'>;

const figuresFor = ({ actor }: Context): readonly TodayFigure[] =>
  todayOf[actor.role as StaffRole].figures.filter((figure) => {
    const access = todayFigures[figure];
    return 'call' in access ? can(actor, access.call, 'call') : can(actor, access.resource, access.action);
  });

/** Lines with their counts, nothing beside them. */
const brief = async (context: Context): Promise<Answer> => {
  const counted = await countLines(context, 0);
  const lineOf = ({ name, to, count }: (typeof counted)[number]) => ({ name, to, count });
  return {
    date: context.today,
    people: counted.filter(({ found }) => found).map((line) => ({ ...lineOf(line), rows: [] })),
    lines: counted.filter(({ found }) => !found).map(lineOf),
  };
};

export const showToday = (context: Context, { query }: CallRequest<typeof todayCall>): Promise<Answer> =>
  query.brief ? brief(context) : whole(context);

const whole = async (context: Context): Promise<Answer> => {
  const told = figuresFor(context);
  const read = async <T>(name: TodayFigure, figure: (context: Context) => Promise<T>): Promise<T | undefined> =>
    told.includes(name) ? figure(context) : undefined;
  const [counted, money, minutes, cash] = await Promise.all([
    countLines(context, TODAY_PEOPLE),
    read('takings', takings),
    read('waited', waited),
    read('accounts', accounts),
  ]);
  const byName = counted.filter(({ found }) => found !== undefined);
  const rows = await peopleOf(
    context,
    byName.map(({ found }) => found?.data ?? []),
  );
  // What reads all branches comes after all that must not see them, one after the other.
  const beside = await read('branches', branches);
  const own = await read('income', income);
  return {
    date: context.today,
    people: byName.map(({ found: _found, ...line }, at) => ({ ...line, rows: rows[at] ?? [] })),
    lines: counted.flatMap(({ found, ...line }) => (found === undefined ? [line] : [])),
    ...(money && { takings: money }),
    ...(minutes && { waited: minutes }),
    ...(cash && { accounts: cash }),
    ...(beside && { branches: beside }),
    ...(own && { income: own }),
  };
};
