import type { Payee } from '../../../resources/finance/hutang.ts';

/** Somebody who can be paid: a kind of payee, with a number. */
export interface PayeeAt {
  readonly actor_type: Payee;
  readonly actor_id: number;
  readonly actor_name: string;
}
