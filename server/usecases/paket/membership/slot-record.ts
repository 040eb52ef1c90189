// Slots of sold packages as they are listed and shown (paket.md 2.5, 5).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { membershipperawatan } from '../../../../src/resources/paket/membershipperawatan.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import { searchFor } from '../../../db/search.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context, UseCases } from '../../kernel/contract.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';
import { belongsTo, byLookup } from '../../kernel/patient-search.ts';

type Row = Omit<WholeOf<'paket.membershipperawatan', 'list'>, 'statusname'>;

const COLUMNS = [
  storedColumns(membershipperawatan, 't'),
  ...embedColumns(membershipperawatan.fields, 't'),
  't.free_slot - t.used_slot - t.reserved_slot as sisa',
].join(', ');
const present = (row: Row) => ({ ...row, statusname: membershipperawatan.states[row.status].label });

const byId = named<Row, [id: number, branches: readonly number[]]>(
  'slot_show',
  `select ${COLUMNS} from membershipperawatans t where t.id = $1 and t.profile_id = any ($2)`,
);

/** GET /api/paket/membershipperawatan */
export const listSlots: UseCases['paket.membershipperawatan']['list'] = async (context, parameters) => {
  const where = declaredWhere(membershipperawatan, context, parameters);
  if (parameters.keyword) {
    const search = searchFor(parameters.keyword);
    where.add(`(${search.on('t.name')} or ${belongsTo('t', search, context, byLookup)})`, search.text);
  }
  const { rows, count } = await readPage<Row>(context, membershipperawatan, parameters, {
    where,
    columns: COLUMNS,
    joins: '',
  });
  return { data: rows.map(present), count };
};

/** @throws Refusal not-found (404) */
export const showSlot = async ({ tx, branches }: Context, id: number) => {
  const row = await runOne(tx, byId, id, branches);
  if (!row) throw new Refusal('not-found');
  return present(row);
};
