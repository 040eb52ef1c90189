// GET and PUT /api/finance/setting: what the branch decides about its money (finance.md 2a financesettings).
import type {
  changeFinanceSetting as changeCall,
  FinanceSetting,
} from '../../../../src/resources/finance/desk-calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';

const COLUMNS = `discount_max_percent, biaya_max_amount, void_same_day_only, require_kasirsesi, cash_rounding,
  dokter_lihat_klinik, receipt_footer, version`;

const read = named<FinanceSetting, [number]>(
  'finance_setting',
  `select ${COLUMNS} from financesettings where profile_id = $1`,
);
const lock = named<FinanceSetting, [number]>(
  'finance_setting_lock',
  `select ${COLUMNS} from financesettings where profile_id = $1 for no key update`,
);
const save = named<unknown, [number, number, number, boolean, boolean, number, boolean, string | null]>(
  'finance_setting_save',
  `update financesettings set discount_max_percent = $2, biaya_max_amount = $3, void_same_day_only = $4, require_kasirsesi = $5,
     cash_rounding = $6, dokter_lihat_klinik = $7, receipt_footer = $8, version = version + 1, updated_at = now()
   where profile_id = $1`,
);

const given = (row: FinanceSetting | undefined): FinanceSetting => {
  if (!row) throw new Refusal('not-found');
  return row;
};

/** @throws Refusal no-branch (422) for a superadmin who has not chosen a branch */
export const showFinanceSetting = async ({ tx, actor }: Context): Promise<FinanceSetting> => {
  if (actor.role === SUPERADMIN && actor.session_profile_id === null) throw new Refusal('no-branch');
  return given(await runOne(tx, read, actor.session_profile_id ?? actor.profile_id));
};

/** @throws Refusal stale-version (409) when somebody else changed them in the meantime */
export const changeFinanceSetting = async (context: WriteContext, { body }: CallRequest<typeof changeCall>) => {
  const { tx, branch } = context;
  const { version: before, ...stored } = given(await runOne(tx, lock, branch.id));
  const { version, ...wanted } = body;
  if (before !== version) {
    // The preferences of the branch store some of it as well.
    const words = [`perubahan pengaturan keuangan ${branch.name}`, `perubahan preferensi ${branch.name}`];
    throw await staleVersion(context, { words });
  }
  const next = { ...stored, ...wanted };
  await run(
    tx,
    save,
    branch.id,
    next.discount_max_percent,
    next.biaya_max_amount,
    next.void_same_day_only,
    next.require_kasirsesi,
    next.cash_rounding,
    next.dokter_lihat_klinik,
    next.receipt_footer ?? null,
  );
  const record = given(await runOne(tx, read, branch.id));
  const message = `perubahan pengaturan keuangan ${branch.name}`;
  return { record, log: { message, url: '/dashboard/settings', before: stored, after: next } };
};
