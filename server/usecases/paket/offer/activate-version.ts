// The one rule by which a version becomes the one that is offered: for people, and for the minute that was chosen (paket.md 3.1).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { installmentSchema } from '../../../../src/resources/paket/history-life.ts';
import { pakethistory } from '../../../../src/resources/paket/history.ts';
import { termsFit, type Terms } from '../../../../src/resources/paket/scheme.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

const { draft, active, inactive } = pakethistory.state;

/** A draft, locked by the caller. */
export interface Activated {
  readonly id: number;
  readonly pakettype_id: number;
  /** Null: all branches. */
  readonly profile_id: number | null;
  readonly price: number;
  readonly installment_schema: number;
  readonly dp_amount: number | null;
  readonly cicilan_amount: number | null;
  readonly cicilan_attempt: number | null;
}

/** Held until the end: two versions of a kind are activated one after the other. */
const holdType = named<{ status: number }, [number]>(
  'pakettype_hold',
  'select status from pakettypes where id = $1 for no key update',
);
const partsOf = named<{ name: string; active: boolean }, [number]>(
  'pakethistory_parts',
  `select coalesce(t.name, i.name, j.name) as name, coalesce(t.status, i.status, j.status) = ${activeStatus.active} as active
   from pakethistoryperawatans l left join tindakanmedis t on t.id = l.perawatan_id left join items i on i.id = l.item_id
   left join laboratoriumjasas j on j.id = l.laboratoriumjasa_id where l.paket_history_id = $1 order by l.id`,
);
const retire = named<{ code: string }, [type: number, branch: number | null, at: string]>(
  'pakethistory_retire',
  `update pakethistories set status = ${inactive}, inactive_at = $3, version = version + 1, updated_at = now()
   where pakettype_id = $1 and profile_id is not distinct from $2 and status = ${active} returning code`,
);
const begin = named<unknown, [id: number, at: string]>(
  'pakethistory_begin',
  `update pakethistories set status = ${active}, active_at = $2, version = version + 1, updated_at = now()
   where id = $1 and status = ${draft}`,
);

const termsOf = ({ dp_amount, cicilan_amount, cicilan_attempt }: Activated): Terms => ({
  dp_amount: dp_amount ?? 0,
  cicilan_amount: cicilan_amount ?? 0,
  cicilan_attempt: cicilan_attempt ?? 0,
});

/**
 * Whether a draft could be offered now.
 * @throws Refusal package-type-inactive (409), package-empty, package-terms, package-part-inactive (422)
 */
export const requireComplete = async ({ tx }: Pick<Context, 'tx'>, version: Activated): Promise<void> => {
  const kind = await runOne(tx, holdType, version.pakettype_id);
  if (kind?.status !== activeStatus.active) throw new Refusal('package-type-inactive');
  const parts = await run(tx, partsOf, version.id);
  if (parts.length === 0) throw new Refusal('package-empty');
  if (version.installment_schema === installmentSchema.credit && !termsFit(version.price, termsOf(version)))
    throw new Refusal('package-terms');
  const gone = parts.find((part) => !part.active);
  if (gone) throw new Refusal('package-part-inactive', { name: gone.name });
};

/**
 * Makes a draft the version that is offered; what was offered of its kind in the same branch is so no longer.
 * @returns code of that one, undefined where there was none
 * @throws Refusal as `requireComplete`
 */
export const activateVersion = async (
  context: Pick<Context, 'tx' | 'now'>,
  version: Activated,
): Promise<string | undefined> => {
  await requireComplete(context, version);
  const at = context.now.toISOString();
  const former = await runOne(context.tx, retire, version.pakettype_id, version.profile_id, at);
  await runOne(context.tx, begin, version.id, at);
  return former?.code;
};
