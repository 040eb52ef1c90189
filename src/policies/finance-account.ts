// Who reads the account of a patient and asks him for what is due: whoever reads his bills. Who comes to the notes on documents:
// whoever reads any of those; which of them he reads is asked of each document (decision 108). Part of the grants and openings of the
// module.
import type { CallGrants } from './grant.ts';
import type { CallOpenings } from './opening.ts';
import type { accountCalls } from '../resources/finance/account-calls.ts';
import type { contactCalls } from '../resources/finance/contact-calls.ts';
import type { noteCalls } from '../resources/finance/note-calls.ts';
import { ADMIN, FINANCE, MANAGER, SUPERADMIN } from './role.ts';

type Own = typeof accountCalls & typeof contactCalls & typeof noteCalls;

const DESK = [ADMIN, FINANCE, MANAGER, SUPERADMIN] as const;
const PAYMENT = ['finance.payment', 'service.payment'] as const;
/** Of the five pages that show notes. */
const PAGES = [...PAYMENT, 'finance.laporan-v2', 'finance.biaya', 'finance.hutang'] as const;

export const accountCallGrants: CallGrants<Own> = {
  'finance.rekening.show': DESK,
  'finance.rekening.print': DESK,
  'finance.kontak.daftar': DESK,
  'finance.kontak.catat': DESK,
  'finance.catatan.daftar': DESK,
  'finance.catatan.rekan': DESK,
  'finance.catatan.tulis': DESK,
  'finance.catatan.lampir': DESK,
  'finance.catatan.berkas': DESK,
  'finance.catatan.hapus': DESK,
};

export const accountCallOpenings: CallOpenings<Own> = {
  'finance.rekening.show': PAYMENT,
  'finance.rekening.print': PAYMENT,
  'finance.kontak.daftar': PAYMENT,
  'finance.kontak.catat': PAYMENT,
  'finance.catatan.daftar': PAGES,
  'finance.catatan.rekan': PAGES,
  'finance.catatan.tulis': PAGES,
  'finance.catatan.lampir': PAGES,
  'finance.catatan.berkas': PAGES,
  'finance.catatan.hapus': PAGES,
};
