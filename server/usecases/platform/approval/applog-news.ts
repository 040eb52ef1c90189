// What the bell counts: entries of others since the last one seen, requests that wait for the reader, and what became of his own
// (platform.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { planned, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { addAssigned, ownRows } from './list-applog.ts';

/** More are shown as '99+'. */
const MOST = 100;

const countOf = async ({ tx }: Context, { text, values }: Conditions): Promise<number> => {
  const statement = `select count(*) as count from (select from applogs t ${text} limit ${MOST}) few`;
  return (await runOne(tx, planned<{ count: number }, unknown[]>(statement), ...values))?.count ?? 0;
};

interface News {
  readonly unread: number;
  readonly waiting: number;
  /** Own requests that have ended since their requester last looked. */
  readonly decided: number;
  readonly last_id: number;
}

/** `last_id` is the newest entry that the reader may see: what he asks after once he has looked. */
export const applogNews = async (
  context: Context,
  { query }: CallRequest<Calls['platform.applog.news']>,
): Promise<News> => {
  const { actor, tx } = context;
  const visible = ownRows(context);
  const text = `select t.id from applogs t ${visible.text} order by t.id desc limit 1`;
  const unread = ownRows(context);
  // What the program did by itself is news for whom it was done.
  unread.add(
    `((t.status = ${logStatus.approved} or t.told_id = ?) and t.created_by <> ? or t.created_by is null and t.told_id = ?)`,
    actor.id,
  );
  unread.add('t.id > ?', query.after);
  const waiting = ownRows(context);
  addAssigned(waiting, actor, actor.id);
  const decided = ownRows(context);
  decided.add('t.unseen and t.created_by = ?', actor.id);
  return {
    last_id: (await runOne(tx, planned<{ id: number }, unknown[]>(text), ...visible.values))?.id ?? 0,
    unread: await countOf(context, unread),
    waiting: await countOf(context, waiting),
    decided: await countOf(context, decided),
  };
};
