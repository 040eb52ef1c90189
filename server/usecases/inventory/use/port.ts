// What the stock does for other modules, inside their transaction (inventory.md 5; decisions 13).
import { availability } from './availability.ts';
import { issuePackage, returnPackage } from './package-items.ts';
import { isResepPrepared } from './prepared.ts';
import { consumeBhp, reverseBhp } from './use-bhp.ts';

export const inventoryPort = {
  consumeBhp,
  reverseBhp,
  issuePackage,
  returnPackage,
  availability,
  isResepPrepared,
} as const;
