// The part of a branch's settings of money that stands among its preferences (platform/branch/settings.ts).
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import type { MoneyPreferences } from '../../platform/branch/money-preferences-port.ts';

const settingsOf = named<MoneyPreferences, [number]>(
  'settings_finance_read',
  'select discount_max_percent, receipt_footer from financesettings where profile_id = $1',
);
const saveFinance = named<unknown, [number, number, string | null]>(
  'settings_finance',
  `insert into financesettings (profile_id, discount_max_percent, receipt_footer) values ($1, $2, $3)
   on conflict (profile_id) do update set discount_max_percent = excluded.discount_max_percent,
     receipt_footer = excluded.receipt_footer, version = financesettings.version + 1, updated_at = now()`,
);

/** Preferences of a branch that has not chosen any. */
const UNDECIDED: MoneyPreferences = { discount_max_percent: 10, receipt_footer: null };

export const readMoneyPreferences = async ({ tx }: Pick<Context, 'tx'>, branch: number): Promise<MoneyPreferences> =>
  (await runOne(tx, settingsOf, branch)) ?? UNDECIDED;

export const storeMoneyPreferences = async (
  { tx }: Pick<Context, 'tx'>,
  branch: number,
  { discount_max_percent, receipt_footer }: MoneyPreferences,
): Promise<void> => {
  await run(tx, saveFinance, branch, discount_max_percent, receipt_footer);
};

const administrationIncome = named<{ id: number }>(
  'settings_administration_account',
  `select id from akuns where code = '${accountRole.administrationIncome}'`,
);
export const administrationAccount = async ({ tx }: Pick<Context, 'tx'>): Promise<number> => {
  const account = await runOne(tx, administrationIncome);
  if (!account) throw new Error('The chart has no account of administration fees.');
  return account.id;
};
