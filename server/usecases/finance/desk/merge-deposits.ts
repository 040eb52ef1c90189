// What is held for a patient who was registered twice goes to the record that is kept.
import { depositDirection } from '../../../../src/resources/finance/deposit.ts';
import { named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** What each branch holds for the merged record is held for the kept one: both see why their balance changed. */
const moveDeposits = named<unknown, [from: number, into: number, by: number]>(
  'merge_deposits',
  `with held as (
     select id, balance from customerdeposits where customer_id = $1 and balance > 0 order by id for update
   ), emptied as (
     update customerdeposits f set balance = 0, version = f.version + 1, updated_at = now()
     from held where f.id = held.id returning f.id, f.profile_id, held.balance as amount
   ), filled as (
     insert into customerdeposits as k (profile_id, customer_id, balance, created_by) select profile_id, $2, amount, $3 from emptied
     on conflict (profile_id, customer_id) do update set balance = k.balance + excluded.balance, version = k.version + 1,
       updated_at = now()
     returning k.id, k.profile_id, k.balance
   )
   insert into depositmoves (customerdeposit_id, profile_id, transaction_at, posting_date, direction, amount, balance_after,
     description, source_type, source_id)
   select m.id, m.profile_id, now(), (clinic_now() at time zone p.timezone)::date, m.direction, m.amount, m.balance, m.description,
     'users', m.source_id
   from (
     select id, profile_id, ${depositDirection.out} as direction, amount, 0 as balance,
       'Digabung ke rekam yang dipertahankan' as description,
       $2 as source_id from emptied
     union all
     select f.id, f.profile_id, ${depositDirection.in}, e.amount, f.balance, 'Digabung dari rekam ganda', $1
     from filled f join emptied e using (profile_id)
   ) m join profiles p on p.id = m.profile_id`,
);

/** In every branch that `tx` sees. @param by id of who merges the records */
export const mergeDeposits = async (tx: Transaction, from: number, into: number, by: number): Promise<void> => {
  await run(tx, moveDeposits, from, into, by);
};
