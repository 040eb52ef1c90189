// What doctors, laboratories, partners and investors were owed before the books began, by name (finance.md 6.7, 8): rows behind the opening
// balance of their control account, taken from the row that names nobody yet. They post nothing: the opening journal has the amount.
import type { Calls } from '../../../../src/resources/calls.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import {
  type ActorType,
  actorType,
  hutang,
  hutangKind,
  type HutangKind,
  hutangSource,
} from '../../../../src/resources/finance/hutang.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { openingPayables, type OpeningPayable } from '../../../domain/finance/opening-sheet.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { requireRest, type Rest } from '../opening/opening-rest.ts';
import { addHutangs } from './hutang-rows.ts';
import type { NamedPayee } from './payee-named.ts';

/** Those that stand as rows of what is owed: vendors have invoices. */
export type NamedOpening = Exclude<OpeningPayable, 'vendor'>;

/** Dividends are owed to investors on an account of their own. */
export const openedTo = {
  doctor: actorType.doctor,
  laboratorium: actorType.laboratory,
  rumahsakit: actorType.rumahsakit,
  investor: actorType.investor,
  deviden: actorType.investor,
} as const satisfies Readonly<Record<NamedOpening, NamedPayee>>;
const kindOf = (type: NamedOpening): HutangKind => (type === 'deviden' ? hutangKind.dividend : hutangKind.opening);

interface HutangRest extends Rest {
  readonly akun: string;
  /** The first period, which is what all of them come from. */
  readonly periode: number;
  readonly journal_id: number;
}
const SELECT_RESTS = `select h.id, h.transaction_at::text as start, h.amount, a.code as akun, h.source_id as periode, h.journal_id
  from hutangs h join akuns a on a.id = h.akun_id
  where h.profile_id = $1 and h.source_type = '${hutangSource.opening}' and h.actor_id is null and h.actor_type <> '${actorType.tax}'
  order by h.id`;
const restsOf = named<HutangRest, [number]>('opening_hutang_rests', SELECT_RESTS);
const lockedRests = named<HutangRest, [number]>('opening_hutang_lock', `${SELECT_RESTS} for no key update of h`);

type HutangRests = (type: NamedOpening) => HutangRest | undefined;
const byType =
  (rests: readonly HutangRest[]): HutangRests =>
  (type) =>
    rests.find(({ akun }) => akun === openingPayables[type].akun);

/** What of each control account has no name yet; undefined: nobody of that type was owed anything when the books began. */
export const hutangRests = async ({ tx }: Context, branch: number): Promise<HutangRests> =>
  byType(await run(tx, restsOf, branch));
/** Locked until the transaction ends: two imports do not share out the same amount. */
export const lockHutangRests = async ({ tx }: Context, branch: number): Promise<unknown> =>
  run(tx, lockedRests, branch);

const saveRest = named<unknown, [number, number]>(
  'opening_hutang_save',
  `update hutangs set amount = $2::bigint, status = case when $2::bigint = 0 then ${hutang.state.paid} else ${hutang.state.owed} end,
     updated_at = now(), version = version + 1 where id = $1`,
);

const takenDocuments = named<
  { actor_type: ActorType; actor_id: number; kind: HutangKind; dokumen: string },
  [number, readonly string[]]
>(
  'opening_hutang_taken',
  `select actor_type, actor_id, kind, description as dokumen from hutangs
   where profile_id = $1 and source_type = '${hutangSource.opening}' and actor_id is not null and description = any ($2)
     and status <> ${hutang.state.cancelled}`,
);
/** Of these documents: those that are owed already, asked by type, payee and document. */
export const takenOpening = async (
  { tx }: Context,
  branch: number,
  documents: readonly string[],
): Promise<(type: NamedOpening, id: number, document: string) => boolean> => {
  const taken = await run(tx, takenDocuments, branch, documents);
  return (type, id, document) =>
    taken.some(
      (row) =>
        row.actor_type === openedTo[type] &&
        row.kind === kindOf(type) &&
        row.actor_id === id &&
        row.dokumen === document,
    );
};

const lastOf = named<{ last: number }, [number]>(
  'opening_hutang_last',
  `select coalesce(max(source_seq), 0)::int as last from hutangs where source_type = '${hutangSource.opening}' and source_id = $1`,
);

export interface OpeningHutang {
  readonly id: number;
  readonly document: string;
  /** Days 'YYYY-MM-DD': of the document, and on which it is due. */
  readonly day: string;
  readonly due: string;
  /** Rupiah, which tax is withheld of as well: what patients paid for it nobody can tell any more. */
  readonly amount: number;
}
/** Owes rows of one type, which were judged against what has no name yet; that row is locked. */
export const oweOpening = async (
  context: WriteContext,
  type: NamedOpening,
  rows: readonly OpeningHutang[],
): Promise<void> => {
  const rest = requireRest((await hutangRests(context, context.branch.id))(type));
  const left = rest.amount - rows.reduce((sum, { amount }) => sum + amount, 0);
  await run(context.tx, saveRest, rest.id, left);
  const [counted] = await run(context.tx, lastOf, rest.periode);
  await addHutangs(context, {
    day: rest.start,
    journal: rest.journal_id,
    rows: rows.map(({ id, document, day, due, amount }, at) => ({
      actor: { type: openedTo[type], id },
      kind: kindOf(type),
      source: { type: hutangSource.opening, id: rest.periode, seq: (counted?.last ?? 0) + at + 1 },
      bill_id: null,
      description: document,
      amount,
      bruto: amount,
      due,
      documentDay: day,
    })),
  });
};

const detailed = named<{ akun: string; count: number; amount: number }, [number]>(
  'opening_hutang_detailed',
  `select a.code as akun, count(*)::int as count, sum(h.amount)::bigint as amount from hutangs h join akuns a on a.id = h.akun_id
   where h.profile_id = $1 and h.source_type = '${hutangSource.opening}' and h.actor_id is not null
     and h.status <> ${hutang.state.cancelled} group by a.code`,
);
/** By control account: rows with a name, and their rupiah. */
export const detailedOpening = ({ tx }: Context, branch: number) => run(tx, detailed, branch);

interface Released {
  readonly id: number;
  readonly akun: string;
  readonly actor_name: string;
  readonly description: string;
  readonly amount: number;
  readonly paid_amount: number;
}
const releasable = named<Released, [id: number, branch: number]>(
  'opening_hutang_releasable',
  `select h.id, a.code as akun, h.actor_name, h.description, h.amount, h.paid_amount from hutangs h join akuns a on a.id = h.akun_id
   where h.id = $1 and h.profile_id = $2 and h.source_type = '${hutangSource.opening}' and h.actor_id is not null
     and h.status <> ${hutang.state.cancelled}
   for no key update of h`,
);
const release = named<unknown, [number]>(
  'opening_hutang_release',
  `update hutangs set status = ${hutang.state.cancelled}, updated_at = now(), version = version + 1 where id = $1`,
);
/**
 * POST /api/finance/hutang/{id}/lepas {reason}: takes an imported row of an opening balance back, as a vendor's invoice of that time is
 * voided: it has posted nothing, and its amount waits for a name again.
 * @throws Refusal not-found (404) for what is no named row of an opening balance, payable-changed (409) where some of it is paid
 */
export const releaseOpening = async (
  context: WriteContext,
  { params, body: { reason } }: CallRequest<Calls['finance.hutang.lepas']>,
) => {
  const { tx, branch } = context;
  const rests = await run(tx, lockedRests, branch.id);
  const row = await runOne(tx, releasable, params['id'] ?? 0, branch.id);
  if (!row) throw new Refusal('not-found');
  if (row.paid_amount !== 0) throw new Refusal('payable-changed');
  const rest = requireRest(rests.find(({ akun }) => akun === row.akun));
  await run(tx, release, row.id);
  await run(tx, saveRest, rest.id, rest.amount + row.amount);
  return {
    record: { id: row.id, rest: rest.amount + row.amount },
    log: {
      message: `pelepasan rincian saldo awal ${row.actor_name} ${row.description} sebesar ${formatRupiah(row.amount)}: ${reason}`,
      url: `${hutang.screens.list}/${row.id}`,
    },
  };
};
