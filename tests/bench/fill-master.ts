// Masters that the big tables point to. Everything is made by SQL, as the tables' owner: no use case could make a million patients.
import { BRANCHES, type Scale } from './scale.ts';

export interface FillStep {
  readonly label: string;
  readonly sql: string;
}

/** Sixteen cashiers of branch 1 whose user names end in 1..16; the password is set when the load begins. */
export const CASHIER = 'bench.admin';
export const CASHIERS = 16;
export const DOCTORS_PER_BRANCH = 8;
export const TREATMENTS = 24;
/** Months that visits and journals are spread over. */
export const MONTHS = 30;

export const masterSteps = (_scale: Scale): readonly FillStep[] => [
  {
    label: 'branches',
    sql: `
      insert into profiles (id, code, name) select b, 'BN' || chr(64 + b), 'Cabang ' || b from generate_series(1, ${BRANCHES}) b;
      insert into profilecontrols (profile_id) select id from profiles;
      insert into users (profile_id, username, name, role)
        select 1, '${CASHIER}' || n, 'Kasir ' || n, 4 from generate_series(1, ${CASHIERS}) n;
      insert into users (profile_id, username, name, role)
        select b, 'dokter' || b || '.' || n, 'drg. Dokter ' || b || '.' || n, 2
        from generate_series(1, ${BRANCHES}) b, generate_series(1, ${DOCTORS_PER_BRANCH}) n;`,
  },
  {
    label: 'treatments and accounting',
    sql: `
      insert into tindakanmediskategoris (name, akun_id)
        select 'Kategori ' || row_number() over (order by code), id from akuns where code between '4-1101' and '4-1109';
      insert into tindakanmedis (code, name, kategori_id, scope)
        select 'TND-' || n, 'Tindakan ' || n, 1 + n % 9, 'mulut' from generate_series(1, ${TREATMENTS}) n;
      insert into tindakanmedisprices (perawatan_id, price, valid_from)
        select id, 100000 + 50000 * (id % 20), date '2020-01-01' from tindakanmedis;
      insert into branchpreferences (profile_id, administrasi_amount, administrasi_akun_id)
        select p.id, 50000, a.id from profiles p, akuns a where a.code = '4-1401';
      select install_branch_finance(id) from profiles;
      insert into periodes (profile_id, start_date, saldo_awal)
        select id, (date_trunc('month', current_date) - interval '${MONTHS} months')::date, '[]' from profiles;`,
  },
];
