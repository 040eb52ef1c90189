// Whose lines are meant by an actor (finance.md 2b): of a patient those of all his records, since lines are never changed.

const CUSTOMER = 'customer';

/** SQL: the column holds the actor whose id stands at `?`. Merged records belong to the one that goes on, whichever is asked for. */
export const sameActor = (column: string, type: string | undefined): string =>
  type === CUSTOMER ? `${column} = any ((select patient_records(?))::bigint[])` : `${column} = ?`;
