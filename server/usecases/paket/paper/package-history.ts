// GET /api/paket/membership/{id}/riwayat: who did what with a sold package, out of the activity log (paket.md 4).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { membership } from '../../../../src/resources/paket/membership.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { showMembership } from '../membership/membership-record.ts';

type Told = AnswerOf<'paket.membership.riwayat'>['data'][number];
interface Entry extends Omit<Told, 'state'> {
  readonly asked: boolean;
  readonly status: number;
  readonly closing: 'withdrawn' | 'lapsed' | null;
  readonly decided: boolean;
}

/** An index of the log knows these addresses (migration 0093). */
const PAGE = `${membership.screens.list}/`;
const entriesOf = named<Entry, [id: number, branches: readonly number[]]>(
  'package_entries',
  `select l.id, l.created_at as at, u.name as by, l.message, l.reason, l.action is not null as asked, l.status, l.closing,
     l.decided_at is not null as decided
   from applogs l left join users u on u.id = l.created_by
   where l.url = '${PAGE}' || $1::bigint and starts_with(l.url, '${PAGE}') and l.profile_id = any ($2)
   order by l.created_at, l.id`,
);

const stateOf = ({ asked, status, closing, decided }: Entry): Told['state'] => {
  if (!asked) return 'done';
  if (!decided) return 'waiting';
  return closing ?? (status === logStatus.approved ? 'approved' : 'rejected');
};

/** The oldest first. @throws Refusal not-found (404) */
export const listMembershipHistory: CallHandlers['paket.membership.riwayat'] = async (context, { params }) => {
  const { id } = await showMembership(context, params['id'] ?? 0);
  const entries = await run(context.tx, entriesOf, id, context.branches);
  return {
    data: entries.map((entry) => {
      const { id: entryId, at, by, message, reason } = entry;
      return { id: entryId, at, by, message, reason, state: stateOf(entry) };
    }),
  };
};
