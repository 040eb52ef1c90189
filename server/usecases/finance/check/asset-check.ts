// V13 (decision 105): the register of fixed assets is what the ledger holds on its accounts, and an asset what was booked of it.
import { aset } from '../../../../src/resources/finance/aset.ts';
import { penyusutan } from '../../../../src/resources/finance/penyusutan.ts';

const ACCOUNT = `a.code || ' ' || a.name`;

/** An account is compared from the first asset on that names it; what was disposed of names it still. */
const ACCOUNTS = `
  select concat_ws(' ', 'cabang', r.profile_id, 'akun', a.code, a.name), r.profile_id, null::date, ${ACCOUNT}, null::text,
    r.registered, l.amount, '/finance/laporan-v2/bukubesar?akun=' || a.id
  from asset_accounts($1) r join akuns a on a.id = r.akun_id cross join lateral (
    select coalesce(sum(case a.normal when 'D' then b.debit - b.credit else b.credit - b.debit end), 0)::bigint as amount
    from akunbalances b where b.akun_id = a.id and b.profile_id = r.profile_id
  ) l
  where r.registered <> l.amount`;

const ASSETS = `
  select 'aset ' || s.code, s.profile_id, null, ${ACCOUNT}, s.code, s.opening_amount + l.amount, s.accumulated_amount,
    '${aset.screens.list}/' || s.id
  from asets s join akuns a on a.id = s.accumulated_akun_id cross join lateral (
    select coalesce(sum(amount), 0)::bigint as amount from penyusutanlines where aset_id = s.id and status = ${penyusutan.state.posted}
  ) l
  where s.profile_id = any ($1) and s.accumulated_amount <> s.opening_amount + l.amount`;

const RUNS = `
  select 'penyusutan ' || r.code, r.profile_id, r.transaction_at, null, r.code, r.total_amount,
    case when l.amount <> r.total_amount then l.amount else coalesce(j.total_amount, 0) end, '${penyusutan.screens.list}/' || r.id
  from penyusutans r left join journals j on j.id = r.journal_id cross join lateral (
    select coalesce(sum(amount), 0)::bigint as amount from penyusutanlines where penyusutan_id = r.id
  ) l
  where r.profile_id = any ($1) and r.transaction_at between $2 and $3
    and (l.amount <> r.total_amount or j.total_amount is distinct from r.total_amount)`;

/** SQL of the check: accounts with what the register and the ledger hold, assets and months with their lines. */
export const assetsBehindLedger = `${ACCOUNTS} union all ${ASSETS} union all ${RUNS}`;
