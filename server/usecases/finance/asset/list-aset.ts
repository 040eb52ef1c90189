// Fixed assets as a list with the sums of its filter, what was booked of one, and the register beside the ledger.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { assetCalls } from '../../../../src/resources/finance/asset-calls.ts';
import { aset, asetSums } from '../../../../src/resources/finance/aset.ts';
import { penyusutan } from '../../../../src/resources/finance/penyusutan.ts';
import { listWhere } from '../../../db/list-query.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context, UseCases } from '../../kernel/contract.ts';
import { genericList, genericShow } from '../../kernel/generic.ts';
import { sumsOf } from '../../kernel/read-page.ts';

const { sum: _asked, ...filters } = aset.list.filters;
/** Without the parameter that asks for sums. */
const listed = { ...aset, list: { ...aset.list, filters } };
/** What is no longer in use is listed, and adds nothing. */
const SUMS = Object.fromEntries(
  asetSums.map((name) => [name, `sum(t.${name}) filter (where t.status = ${aset.state.active})`]),
);

/** GET /api/finance/aset; `sum=all` answers the amounts of all assets of the filter that are in use, rupiah. */
export const listAset: UseCases['finance.aset']['list'] = async (context, { sum, ...parameters }) => {
  if (sum === undefined) return genericList(listed, context, parameters);
  const { branches, timezone } = context;
  const where = listWhere(listed, parameters, { branches, timezone, visible: () => true });
  return { data: [], ...(await sumsOf(context, aset, where, SUMS)) };
};

type Booked = AnswerOf<'finance.aset.riwayat'>['data'][number];
const bookedOf = named<Booked, [number]>(
  'asset_booked',
  `select r.id as run_id, r.code, to_char(l.month, 'YYYY-MM') as month, l.amount,
     case when j.id is not null then jsonb_build_object('id', j.id, 'name', j.memo, 'code', j.code) end as journal
   from penyusutanlines l join penyusutans r on r.id = l.penyusutan_id left join journals j on j.id = r.journal_id
   where l.aset_id = $1 and l.status = ${penyusutan.state.posted} order by l.month`,
);

/** GET /api/finance/aset/{id}/riwayat. @throws Refusal not-found (404) */
export const assetHistory = async (
  context: Context,
  { params }: CallRequest<(typeof assetCalls)['finance.aset.riwayat']>,
) => {
  const { id } = await genericShow(aset, context, params['id'] ?? 0);
  const data = await run(context.tx, bookedOf, id);
  return { data: [...data], count: data.length };
};

type Compared = AnswerOf<'finance.aset.buku'>['data'][number];
const compared = named<Compared, [readonly number[]]>(
  'asset_compared',
  `select jsonb_build_object('id', a.id, 'name', a.name, 'code', a.code) as akun, r.registered, l.amount as ledger,
     l.amount - r.registered as difference
   from (select akun_id, sum(registered)::bigint as registered from asset_accounts($1) group by akun_id) r
   join akuns a on a.id = r.akun_id
   cross join lateral (
     select coalesce(sum(case a.normal when 'D' then b.debit - b.credit else b.credit - b.debit end), 0)::bigint as amount
     from akunbalances b where b.akun_id = a.id and b.profile_id = any ($1)
   ) l order by a.code`,
);

/** GET /api/finance/aset/buku: every account that the register names, beside its balance of now. */
export const compareAssets = async ({ tx, branches }: Context) => {
  const data = await run(tx, compared, branches);
  return { data: [...data], count: data.length };
};
