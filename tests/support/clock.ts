// Another day in the clinic: its clock is a function of the database, which the owner of the tables alone can replace.
import type { TestDatabase } from './database.ts';

type Owner = Pick<TestDatabase, 'asOwner'>;

/** Seconds that a machine may take for what lies between two looks at the time. */
const LATE_MS = 60_000;

const move = (database: Owner, milliseconds: number): Promise<unknown> =>
  database.asOwner(
    `create or replace function clinic_now() returns timestamptz language sql stable parallel safe
     return transaction_timestamp() + interval '${Math.round(milliseconds)} milliseconds'`,
  );

/** This machine's own time, whatever a test makes of `Date`. */
const trueTime = (): number => performance.timeOrigin + performance.now();

/** From now on it is this moment in the clinic, and time goes on from there. @param moment such as '2026-12-31T23:30:00+07:00' */
export const setClock = (database: Owner, moment: string | Date): Promise<unknown> =>
  move(database, new Date(moment).getTime() - trueTime());

/** The clinic's clock is the database's own again. */
export const resetClock = (database: Owner): Promise<unknown> => move(database, 0);

/** Takes the clinic along where a test fakes `Date` (`vi.useFakeTimers({ toFake: ['Date'], now })`) for its own steps. */
export const followDate = (database: Owner) => {
  let followed = 0;
  return async (): Promise<void> => {
    const away = Date.now() - trueTime();
    if (Math.abs(away - followed) < LATE_MS) return;
    followed = Math.abs(away) < LATE_MS ? 0 : away;
    await move(database, followed);
  };
};
