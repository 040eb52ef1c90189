// GET /api/inventory/purchase/{id}/riwayat: who did what to an order, and to the goods and invoices that came of it, out of the
// activity log (inventory.md 4). Who may see the order is told all of it, also what other roles did.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { purchase } from '../../../../src/resources/inventory/purchase.ts';
import { purchaseinvoice } from '../../../../src/resources/inventory/purchaseinvoice.ts';
import { receive } from '../../../../src/resources/inventory/receive.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { roleName } from '../../../../src/policies/index.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { madeOrder } from './write-purchase.ts';

type Step = AnswerOf<'inventory.purchase.riwayat'>['data'][number];
interface Order {
  readonly code: string;
  readonly at: string;
  readonly by: string | null;
  readonly role: number | null;
}
const orderOf = named<Order, [id: number, branches: readonly number[]]>(
  'order_made',
  `select p.code, p.created_at as at, u.name as by, u.role from purchases p left join users u on u.id = p.created_by
   where p.id = $1 and p.profile_id = any ($2)`,
);

interface Entry {
  readonly at: string;
  readonly by: string | null;
  readonly role: number;
  readonly message: string;
  readonly url: string;
  readonly asked: boolean;
  readonly status: number;
  readonly closing: 'withdrawn' | 'lapsed' | null;
  readonly reason: string | null;
  readonly decided_at: string | null;
  readonly decider: string | null;
  readonly decider_role: number | null;
}
/** An index of the log knows these addresses (migration 0084). */
const PAGE = `${purchase.screens.list}/`;
const entriesOf = named<Entry, [id: number, branches: readonly number[]]>(
  'order_entries',
  `with own (url) as (
     select '${PAGE}' || $1::bigint
     union all select '${receive.screens.list}/' || r.id from receives r where r.purchase_id = $1
     union all select '${purchaseinvoice.screens.list}/' || f.id from purchaseinvoices f join receives r on r.id = f.receive_id
       where r.purchase_id = $1
   )
   select l.created_at as at, u.name as by, l.role, l.message, l.url, l.action is not null as asked, l.status, l.closing,
     l.reason, l.decided_at, d.name as decider, d.role as decider_role
   from own join applogs l on l.url = own.url and starts_with(l.url, '${PAGE}')
   left join users u on u.id = l.created_by left join users d on d.id = l.decided_by
   where l.profile_id = any ($2) order by l.created_at, l.id`,
);

const kindOf = ({ closing, status }: Entry): Step['kind'] =>
  closing ?? (status === logStatus.approved ? 'approved' : 'rejected');
const stepOf = ({ at, by, role, message, url }: Entry, own: string): Step => ({
  kind: 'done',
  at,
  by,
  role: by === null ? null : roleName(role),
  message,
  reason: null,
  url: url === own ? null : url,
});

/** A request is two steps: it was asked for, and it ended. */
const endsOf = (entry: Entry, own: string): readonly Step[] => {
  const { by, role, reason, decided_at, decider, decider_role, closing } = entry;
  const step = stepOf(entry, own);
  if (decided_at === null) return [{ ...step, kind: 'asked' }];
  const ender = closing === 'withdrawn' ? { by, role } : { by: decider, role: decider_role };
  const ended = { by: ender.by, role: ender.role === null ? null : roleName(ender.role) };
  return [
    { ...step, kind: 'asked' },
    { ...step, ...ended, kind: kindOf(entry), at: decided_at, reason },
  ];
};

/** Who decides on the page of the document writes an entry of his own as well: the request tells of it already. */
const isTold = ({ at, by, url }: Entry, entries: readonly Entry[]): boolean =>
  entries.some((other) => other.asked && other.url === url && other.decided_at === at && other.decider === by);

/** @throws Refusal not-found (404) */
export const listOrderHistory: CallHandlers['inventory.purchase.riwayat'] = async ({ tx, branches }, { params }) => {
  const id = params['id'] ?? 0;
  const order = await runOne(tx, orderOf, id, branches);
  if (!order) throw new Refusal('not-found');
  const own = `${PAGE}${id}`;
  const entries = await run(tx, entriesOf, id, branches);
  const steps = entries.flatMap((entry) => {
    if (entry.asked) return endsOf(entry, own);
    return isTold(entry, entries) ? [] : [stepOf(entry, own)];
  });
  const made = madeOrder(order.code);
  // Orders of the list of what runs low are made several at a time, in one entry.
  const { at, by, role } = order;
  const first: Step = {
    kind: 'done',
    at,
    by,
    role: role === null ? null : roleName(role),
    message: made,
    reason: null,
    url: null,
  };
  const all = steps.some(({ message }) => message === made) ? steps : [first, ...steps];
  return { data: all.toSorted((a, b) => a.at.localeCompare(b.at)) };
};
