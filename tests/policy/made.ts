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

/** A favourite medicine of the asker's own: another's is nobody's business. */
export const ownFavourite: Made = async (world, asker) => {
  const { id } = mustBe(await asker.get<{ id: number }>('/api/auth/me'), 200);
  return found(
    `insert into resepfavorits (profile_id, doctor_id, item_id, qty, signa)
     select 1, ${id}, min(id), 10, '3x1' from items where type = 1
     on conflict (doctor_id, item_id, signa) do update set version = 1 returning id`,
  )(world, asker);
};
