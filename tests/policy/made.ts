// How a row that a route is asked about comes about.
import type { World } from '../contract/sample-kind.ts';
import type { Answer, Client } from '../support/app.ts';

/** The body of an answer that must come. */
export const mustBe = <T>({ status, body }: Answer<T>, wanted: number): T => {
  if (status !== wanted) throw new Error(`${status} instead of ${wanted}: ${JSON.stringify(body)}`);
  return body;
};

/** The id of a row of the first branch that this asker is asked about. */
export type Made = (world: World, asker: Client) => Promise<number>;
/** The row that a statement finds. */
export const found =
  (statement: string): Made =>
  async ({ clinic }) => {
    const [row] = await clinic.database.asOwner<{ id: number }>(statement);
    if (!row) throw new Error(`No row: ${statement}`);
    return row.id;
  };
