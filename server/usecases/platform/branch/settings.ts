// GET and PUT /api/profile/pengaturan: the preferences of the branch that one works in, and the form of its numbers.
import type {
  changeSettings as changeSettingsCall,
  CodeFormat,
  Preferences,
  Settings,
} from '../../../../src/resources/platform/settings-calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { profile } from '../../../../src/resources/platform/profile.ts';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import { documentCode, documentKinds, PATIENT_SERIES, patientCode } from '../../../domain/document-code.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import { type MoneyPreferences, moneyPreferences } from './money-preferences-port.ts';
import { type PurchasePreferences, purchasePreferences } from './purchase-preferences-port.ts';

type Row = Required<Preferences> & Settings['profile'] & { readonly version: number };

const settingsOf = named<Omit<Row, keyof MoneyPreferences | keyof PurchasePreferences>, [number]>(
  'settings_read',
  `select p.id, p.code, p.name, p.version, p.isexportall,
     coalesce(b.administrasi_amount, 0) as administrasi_amount, coalesce(b.admin_boleh_selesai, false) as admin_boleh_selesai,
     coalesce(b.wajib_nik, false) as wajib_nik, coalesce(b.terbit_otomatis, true) as terbit_otomatis, b.whatsapp_reminder,
     coalesce(b.mutation_auto_confirm, true) as mutation_auto_confirm,
     coalesce(b.mutation_branch_approval, false) as mutation_branch_approval,
     coalesce(b.sales_handover, 'bebas') as sales_handover, coalesce(b.embalase_default, 0) as embalase_default,
     case when b.profile_id is null then 30 else b.blokir_tunggakan_hari end as blokir_tunggakan_hari,
     coalesce(b.biaya_batal_paket, 0) as biaya_batal_paket,
     coalesce(b.selesai_di_kursi, false) as selesai_di_kursi, coalesce(b.alergi_bulan, 6) as alergi_bulan
   from profiles p left join branchpreferences b on b.profile_id = p.id
   where p.id = $1`,
);
const countersOf = named<{ name: string; last: number }, [number, readonly string[]]>(
  'settings_counters',
  'select name, last from number_sequences where profile_id = $1 and period = any ($2)',
);
const lockProfile = named<{ version: number }, [number]>(
  'settings_lock',
  'select version from profiles where id = $1 for update',
);
const saveProfile = named<unknown, [number, boolean]>(
  'settings_profile',
  'update profiles set isexportall = $2, version = version + 1, updated_at = now() where id = $1',
);
/** A fee needs the account of its income: the chart's own, unless the branch has another. */
const saveService = named<unknown, [number, number, number, boolean, boolean, boolean, string | null]>(
  'settings_service',
  `insert into branchpreferences (profile_id, administrasi_amount, administrasi_akun_id, admin_boleh_selesai, wajib_nik,
     terbit_otomatis, whatsapp_reminder)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (profile_id) do update set administrasi_amount = excluded.administrasi_amount,
     administrasi_akun_id = coalesce(branchpreferences.administrasi_akun_id, excluded.administrasi_akun_id),
     admin_boleh_selesai = excluded.admin_boleh_selesai, wajib_nik = excluded.wajib_nik,
     terbit_otomatis = excluded.terbit_otomatis, whatsapp_reminder = excluded.whatsapp_reminder`,
);

/** Of the stock, of packages, and of the chair. */
type ShopPreferences = Pick<
  Preferences,
  | 'mutation_auto_confirm'
  | 'mutation_branch_approval'
  | 'sales_handover'
  | 'embalase_default'
  | 'blokir_tunggakan_hari'
  | 'biaya_batal_paket'
  | 'selesai_di_kursi'
  | 'alergi_bulan'
>;
const saveShop = named<unknown, [branch: number, preferences: string]>(
  'settings_shop',
  `update branchpreferences b set mutation_auto_confirm = n.mutation_auto_confirm,
     mutation_branch_approval = n.mutation_branch_approval, sales_handover = n.sales_handover, embalase_default = n.embalase_default,
     blokir_tunggakan_hari = n.blokir_tunggakan_hari, biaya_batal_paket = n.biaya_batal_paket,
     selesai_di_kursi = n.selesai_di_kursi, alergi_bulan = n.alergi_bulan
   from jsonb_to_record($2::jsonb) n (mutation_auto_confirm boolean, mutation_branch_approval boolean, sales_handover text,
     embalase_default bigint, blokir_tunggakan_hari integer, biaya_batal_paket bigint,
     selesai_di_kursi boolean, alergi_bulan integer)
   where b.profile_id = $1`,
);

const ownBranch = ({ actor }: Context): number => {
  if (actor.role === SUPERADMIN && actor.session_profile_id === null) throw new Refusal('no-branch');
  return actor.session_profile_id ?? actor.profile_id;
};

/** The number that comes next, out of the same counters and rules that give it. */
const codesOf = async (context: Context, { id, code }: Row): Promise<readonly CodeFormat[]> => {
  const year = context.today.slice(0, 4);
  const short = year.slice(2);
  const rows = await run(context.tx, countersOf, id, [year, short]);
  const next = (series: string): number => (rows.find(({ name }) => name === series)?.last ?? 0) + 1;
  return [
    {
      document: 'No. RM',
      format: '{cabang}{tahun, 2 angka}{urutan, 5 angka}',
      next: patientCode(code, short, next(PATIENT_SERIES)),
    },
    ...Object.values(documentKinds).map(({ label, series, prefix }) => ({
      document: label,
      format: `${prefix}/{cabang}/{tahun}/{urutan, 6 angka}`,
      next: documentCode(prefix, code, year, next(series)),
    })),
  ];
};

const preferencesOf = (row: Row): Preferences => {
  const { id: _id, code: _code, name: _name, version: _version, ...preferences } = row;
  return preferences;
};

const readRow = async (context: Context): Promise<Row> => {
  const branch = ownBranch(context);
  const [row, money, buying] = await Promise.all([
    runOne(context.tx, settingsOf, branch),
    moneyPreferences.given().read(context, branch),
    purchasePreferences.given().read(context, branch),
  ]);
  if (!row) throw new Refusal('not-found');
  return { ...row, ...money, ...buying };
};

/** @throws Refusal no-branch (422) for a superadmin who has not chosen a branch */
export const showSettings = async (context: Context): Promise<Settings> => {
  const row = await readRow(context);
  const { id, code, name, version } = row;
  return { profile: { id, code, name }, version, preferences: preferencesOf(row), codes: await codesOf(context, row) };
};

/** @throws Refusal stale-version (409) when somebody else changed them in the meantime */
export const changeSettings = async (context: WriteContext, { body }: CallRequest<typeof changeSettingsCall>) => {
  const { tx, branch } = context;
  const { version, ...wanted } = body;
  const money = moneyPreferences.given();
  const [locked, account] = await Promise.all([
    runOne(tx, lockProfile, branch.id),
    money.administrationAccount(context),
  ]);
  if (locked?.version !== version) {
    const words = [`perubahan preferensi ${branch.name}`, `perubahan ${profile.singular} ${branch.name}`];
    throw await staleVersion(context, { words });
  }
  const before = preferencesOf(await readRow(context));
  await run(tx, saveProfile, branch.id, wanted.isexportall);
  const { discount_max_percent, receipt_footer = null } = wanted;
  await money.store(context, branch.id, { discount_max_percent, receipt_footer });
  await purchasePreferences.given().store(context, branch.id, wanted);
  const { administrasi_amount, admin_boleh_selesai, wajib_nik, terbit_otomatis, whatsapp_reminder = null } = wanted;
  const flags = [admin_boleh_selesai, wajib_nik, terbit_otomatis] as const;
  await run(tx, saveService, branch.id, administrasi_amount, account, ...flags, whatsapp_reminder);
  const { mutation_auto_confirm, mutation_branch_approval, sales_handover, embalase_default } = wanted;
  const { blokir_tunggakan_hari, biaya_batal_paket, selesai_di_kursi, alergi_bulan } = wanted;
  const shop: ShopPreferences = {
    mutation_auto_confirm,
    mutation_branch_approval,
    sales_handover,
    embalase_default,
    blokir_tunggakan_hari,
    biaya_batal_paket,
    selesai_di_kursi,
    alergi_bulan,
  };
  await run(tx, saveShop, branch.id, JSON.stringify(shop));
  const record = await showSettings(context);
  const message = `perubahan preferensi ${branch.name}`;
  return { record, log: { message, url: '/dashboard/settings', before, after: record.preferences } };
};
