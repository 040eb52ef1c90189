// Who reads the account of a patient: whoever reads his bills; part of the grants and openings of the module.
import type { CallGrants } from './grant.ts';
import type { CallOpenings } from './opening.ts';
import type { accountCalls } from '../resources/finance/account-calls.ts';
import { ADMIN, FINANCE, MANAGER, SUPERADMIN } from './role.ts';

const DESK = [ADMIN, FINANCE, MANAGER, SUPERADMIN] as const;
const PAYMENT = ['finance.payment', 'service.payment'] as const;

export const accountCallGrants: CallGrants<typeof accountCalls> = {
  'finance.rekening.show': DESK,
  'finance.rekening.print': DESK,
};

export const accountCallOpenings: CallOpenings<typeof accountCalls> = {
  'finance.rekening.show': PAYMENT,
  'finance.rekening.print': PAYMENT,
};
