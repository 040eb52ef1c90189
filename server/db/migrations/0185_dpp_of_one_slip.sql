-- What is taxed of a slip stood as that of its whole month up to it, beside a gross that was its own.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);
update pphs p set dpp_amount = round(greatest(p.bruto_amount, 0) * x.dpp_percent / 100)::bigint
from pajaks x
where x.id = p.pajak_id and p.kind in ('pph_doctor', 'pph_investor', 'pph_23')
  and p.dpp_amount <> round(greatest(p.bruto_amount, 0) * x.dpp_percent / 100)::bigint;
