// Codes of versions: that of the kind and the next number (paket.md 2.2). Whoever takes one makes the others of the kind wait.
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const typeOf = named<{ code: string; status: number }, [number]>(
  'pakettype_code',
  'select code, status from pakettypes where id = $1',
);
const queue = named<unknown, [number]>(
  'pakethistory_code_queue',
  `select pg_advisory_xact_lock(hashtext('pakethistory-code'), $1::int)`,
);
/** Versions keep their code when that of their kind changes: numbers of both are gone. */
const lastNumber = named<{ last: number }, [id: number, code: string]>(
  'pakethistory_code_last',
  `select coalesce(max(substring(code from '[0-9]+$')::int), 0) as last from pakethistories
   where pakettype_id = $1 or code ~ ('^' || $2 || '-[0-9]+$')`,
);

/** @throws Refusal invalid (422) for a kind that is not there, package-type-inactive (409) */
export const nextVersionCode = async (context: WriteContext, type: number): Promise<string> => {
  const kind = await runOne(context.tx, typeOf, type);
  if (!kind) throw new Refusal('invalid', {}, { pakettype_id: ['Data tidak ditemukan'] });
  if (kind.status !== activeStatus.active) throw new Refusal('package-type-inactive');
  await runOne(context.tx, queue, type);
  const found = await acrossBranches(context, (wide) => runOne(wide, lastNumber, type, kind.code));
  return `${kind.code}-${String((found?.last ?? 0) + 1).padStart(2, '0')}`;
};
