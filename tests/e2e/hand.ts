// A hand that counts: what a job is worth is how many clicks it takes (workspace.md 6).
import type { Locator } from '@playwright/test';

/** Clicks, and says how often it did. */
export const counted = () => {
  let clicks = 0;
  return {
    click: async (place: Locator): Promise<void> => {
      clicks += 1;
      await place.click();
    },
    count: () => clicks,
  };
};
