// What is owed is paid by slips and remittances, and opened again when they are taken back (finance.md 3, 6.12).
import {
  type ActorType,
  type HutangKind,
  type HutangSource,
  hutang,
  openHutangStates,
} from '../../../../src/resources/finance/hutang.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { OpenRow, PaidPart } from '../../../domain/finance/slip.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

/** What a slip did to what a document is owed for. */
export interface HutangNews {
  readonly kind: HutangKind;
  readonly source_type: HutangSource;
  readonly source_id: number;
  /** Rupiah of the row that were paid; below nothing where they were taken back. */
  readonly delta: number;
}
export type HutangHook = (context: WriteContext, news: readonly HutangNews[]) => Promise<void>;
/** What other rooms do when something is paid, in the same transaction: one that throws undoes it all. */
export const hutangHooks = port<readonly HutangHook[]>('what follows a payment of what is owed');

interface PayeeRow extends OpenRow {
  readonly actor_name: string;
  /** Day on which it was owed, 'YYYY-MM-DD'. */
  readonly day: string;
}
type Wanted = [branches: readonly number[], type: ActorType, actor: number, ids: readonly number[]];
/** Rows without an amount go along with the next slip: their gross counts, and nothing is handed over for them. */
const SELECT_OPEN = `
  select id, akun_id, coalesce(actor_name, '') as actor_name, amount, paid_amount, bruto_amount, bruto_paid,
    transaction_at::text as day
  from hutangs
  where profile_id = any ($1) and actor_type = $2 and actor_id = $3 and (id = any ($4) or amount = 0)
    and status in ${listed(openHutangStates)} order by id`;
const openRows = named<PayeeRow, Wanted>('hutang_open', SELECT_OPEN);
const lockedRows = named<PayeeRow, Wanted>('hutang_lock', `${SELECT_OPEN} for no key update`);

/** Open rows of a payee: those that are wanted, and those without an amount. */
export const readOpen = (
  { tx, branches }: Context,
  actor: { readonly type: ActorType; readonly id: number },
  ids: readonly number[],
  locked: boolean,
): Promise<readonly PayeeRow[]> => run(tx, locked ? lockedRows : openRows, branches, actor.type, actor.id, ids);

const paid = named<HutangNews, [ids: readonly number[], amounts: readonly number[], brutos: readonly number[]]>(
  'hutang_pay',
  `update hutangs h set paid_amount = h.paid_amount + n.amount, bruto_paid = h.bruto_paid + n.bruto,
     status = case when h.paid_amount + n.amount = h.amount and h.bruto_paid + n.bruto = h.bruto_amount then ${hutang.state.paid}
       when h.paid_amount + n.amount = 0 then ${hutang.state.owed} else ${hutang.state.partial} end,
     updated_at = now(), version = h.version + 1
   from unnest($1::bigint[], $2::bigint[], $3::bigint[]) n (id, amount, bruto)
   where h.id = n.id returning h.kind, h.source_type, h.source_id, n.amount as delta`,
);

const move = async (context: WriteContext, parts: readonly PaidPart[], sign: 1 | -1): Promise<void> => {
  const news = await run(
    context.tx,
    paid,
    parts.map(({ hutang_id }) => hutang_id),
    parts.map(({ amount }) => sign * amount),
    parts.map(({ bruto }) => sign * bruto),
  );
  for (const follow of hutangHooks.given()) await follow(context, news);
};
/** Pays parts of rows that are locked, and tells whoever follows. */
export const payHutangs = (context: WriteContext, parts: readonly PaidPart[]): Promise<void> => move(context, parts, 1);
/** Opens rows again that a slip had paid, in whole or in part: the way back of `payHutangs`. */
export const reopenHutangs = (context: WriteContext, parts: readonly PaidPart[]): Promise<void> =>
  move(context, parts, -1);

const cancelled = named<{ paid_amount: number }, [type: HutangSource, id: number]>(
  'hutang_cancel',
  `update hutangs set status = ${hutang.state.cancelled}, updated_at = now(), version = version + 1
   where source_type = $1 and source_id = $2 and status <> ${hutang.state.cancelled} returning paid_amount`,
);
/** Closes what a document is owed for. @throws Refusal payable-changed (409) where some of it was paid */
export const cancelHutang = async (context: WriteContext, type: HutangSource, id: number): Promise<void> => {
  const rows = await run(context.tx, cancelled, type, id);
  if (rows.some(({ paid_amount }) => paid_amount !== 0)) throw new Refusal('payable-changed');
};
