// Whose records a doctor reaches: those of the patients whom he treats (the database says who they are: own_customers).
import { DOKTER } from '../../../src/policies/role.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { named, runOne } from '../../db/statement.ts';
import type { Context } from './contract.ts';

const ownCustomer = named<{ own: boolean }, [number, number]>(
  'own_customer',
  'select exists (select from own_customers($1) own where own.customer_id = $2) as own',
);

/** Refuses with `not-found` when a doctor asks for a patient who is not his own; others see all patients of their branches. */
export const requireOwnCustomer = async ({ tx, actor }: Context, customerId: number): Promise<void> => {
  if (actor.role !== DOKTER) return;
  const row = await runOne(tx, ownCustomer, actor.id, customerId);
  if (!row?.own) throw new Refusal('not-found');
};
