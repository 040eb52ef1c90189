// Who reads the account of a patient, and asks him for what is due: whoever reads his bills; part of the grants and openings of the module.
import type { CallGrants } from './grant.ts';
import type { CallOpenings } from './opening.ts';
import type { accountCalls } from '../resources/finance/account-calls.ts';
import type { contactCalls } from '../resources/finance/contact-calls.ts';
import { ADMIN, FINANCE, MANAGER, SUPERADMIN } from './role.ts';

const DESK = [ADMIN, FINANCE, MANAGER, SUPERADMIN] as const;
const PAYMENT = ['finance.payment', 'service.payment'] as const;

export const accountCallGrants: CallGrants<typeof accountCalls & typeof contactCalls> = {
  'finance.rekening.show': DESK,
  'finance.rekening.print': DESK,
  'finance.kontak.daftar': DESK,
  'finance.kontak.catat': DESK,
};

export const accountCallOpenings: CallOpenings<typeof accountCalls & typeof contactCalls> = {
  'finance.rekening.show': PAYMENT,
  'finance.rekening.print': PAYMENT,
  'finance.kontak.daftar': PAYMENT,
  'finance.kontak.catat': PAYMENT,
};
