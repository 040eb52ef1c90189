// What a branch decides about buying (inventory.md 2): part of its preferences (platform/branch/settings.ts).
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import type { PurchasePreferences } from '../../platform/branch/purchase-preferences-port.ts';

const preferencesOf = named<PurchasePreferences, [number]>(
  'purchase_preferences',
  `select po_approval_limit, receive_tolerance_percent, price_rise_warn_percent from purchasesettings where profile_id = $1`,
);
const savePreferences = named<unknown, [number, number, number, number]>(
  'purchase_preferences_save',
  `insert into purchasesettings (profile_id, po_approval_limit, receive_tolerance_percent, price_rise_warn_percent)
   values ($1, $2, $3, $4)
   on conflict (profile_id) do update set po_approval_limit = excluded.po_approval_limit,
     receive_tolerance_percent = excluded.receive_tolerance_percent, price_rise_warn_percent = excluded.price_rise_warn_percent,
     updated_at = now()`,
);

/** Preferences of a branch that has not chosen any. */
const UNDECIDED: PurchasePreferences = {
  po_approval_limit: 0,
  receive_tolerance_percent: 0,
  price_rise_warn_percent: 5,
};

export const readPurchasePreferences = async (
  { tx }: Pick<Context, 'tx'>,
  branch: number,
): Promise<PurchasePreferences> => (await runOne(tx, preferencesOf, branch)) ?? UNDECIDED;

export const storePurchasePreferences = async (
  { tx }: Pick<Context, 'tx'>,
  branch: number,
  { po_approval_limit, receive_tolerance_percent, price_rise_warn_percent }: PurchasePreferences,
): Promise<void> => {
  await run(tx, savePreferences, branch, po_approval_limit, receive_tolerance_percent, price_rise_warn_percent);
};
