// Ids of the accounts of the chart by their codes.
import type { TestApp } from '../support/app.ts';

export const accountIds = async (clinic: TestApp): Promise<Readonly<Record<string, number>>> => {
  const rows = await clinic.database.asOwner<{ id: number; code: string }>('select id, code from akuns');
  return Object.fromEntries(rows.map(({ id, code }) => [code, id]));
};
