// How the shares of one treatment came to where they are (finance.md 4 /finance/tindakan/history): every row that was added, with its
// cause, and every time that a person decided otherwise.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType, hutang, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { eventName } from '../../../../src/resources/finance/journal-event.ts';
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { CAUSE } from '../why/income-facts.ts';

type Step = AnswerOf<'finance.tindakanincome.riwayat'>['data'][number];

const isThere = named<{ id: number }, [id: number, branches: readonly number[]]>(
  'history_income',
  `select id from ${tindakanincome.table} where id = $1 and profile_id = any ($2)`,
);

type OwedRow = NonNullable<Step['owed']> & {
  readonly at: string;
  readonly by: string | null;
  readonly event: string | null;
  readonly event_memo: string | null;
  readonly memo: string | null;
};
const owedRows = named<OwedRow, [id: number]>(
  'history_owed',
  `select h.id, h.transaction_at::text as day, h.actor_type, h.actor_name as actor, h.amount, h.bruto_amount, j.code as journal,
     h.created_at as at, u.name as by, c.event, c.memo as event_memo, j.memo
   from ${hutang.table} h left join journals j on j.id = h.journal_id left join users u on u.id = h.created_by ${CAUSE}
   where h.source_type = '${hutangSource.income}' and h.source_id = $1
     and h.actor_type in ('${actorType.doctor}', '${actorType.rumahsakit}', '${actorType.investor}')
     and h.status <> ${hutang.state.cancelled}
   order by h.source_seq, h.id`,
);

interface Decision {
  readonly at: string;
  readonly by: string | null;
  readonly doctor_amount: number;
  readonly rumahsakit_amount: number;
  readonly reason: string | null;
}
/** An index of the log knows these addresses (migration 0065). */
const PAGE = `${tindakanincome.screens.list}/`;
const decisions = named<Decision, [id: number, branches: readonly number[]]>(
  'history_decided',
  `select l.created_at as at, u.name as by, (l.after->>'doctor_amount')::bigint as doctor_amount,
     (l.after->>'rumahsakit_amount')::bigint as rumahsakit_amount, l.after->>'reason' as reason
   from applogs l left join users u on u.id = l.created_by
   where l.url = '${PAGE}' || $1::bigint and starts_with(l.url, '${PAGE}') and l.profile_id = any ($2)
     and l.status = ${logStatus.approved} and l.after ? 'doctor_amount' and l.after ? 'reason'
   order by l.id`,
);

const textOf = ({ event, event_memo, memo }: OwedRow): string =>
  event === null ? (memo ?? 'Hitungan diperbarui') : [eventName(event), event_memo].filter(Boolean).join(': ');
const told = (row: OwedRow): Step => {
  const { at, by, event: _event, event_memo: _about, memo: _memo, ...owed } = row;
  return { at, by, text: textOf(row), owed };
};
const decided = ({ at, by, doctor_amount, rumahsakit_amount, reason }: Decision): Step => ({
  at,
  by,
  text: `Pembagian diubah: fee dokter ${formatRupiah(doctor_amount)}, bagian mitra ${formatRupiah(rumahsakit_amount)}. Alasan: ${reason}`,
  owed: null,
});

/** GET /api/finance/tindakanincome/{id}/riwayat: oldest first. @throws Refusal not-found (404) */
export const listIncomeHistory = async (
  { tx, branches }: Context,
  { params }: CallRequest<Calls['finance.tindakanincome.riwayat']>,
) => {
  const id = params['id'] ?? 0;
  if (!(await runOne(tx, isThere, id, branches))) throw new Refusal('not-found');
  const steps = [...(await run(tx, decisions, id, branches)).map(decided), ...(await run(tx, owedRows, id)).map(told)];
  const data = steps.toSorted((a, b) => a.at.localeCompare(b.at));
  return { data, count: data.length };
};
