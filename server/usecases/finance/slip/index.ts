// Slips, what they withhold and whom they pay: the use cases of the room.
import { releaseOpening } from '../payable/opening-detail.ts';
import { paySlip, previewSlip } from './make-slip.ts';
import { paySlips } from './make-slips.ts';
import { listDue } from './list-due.ts';
import { listOpen } from './list-open.ts';
import { listPayees, showCard } from './list-payees.ts';
import { saveProfile, showProfile } from './payee-profile.ts';
import { listPph } from './list-pph.ts';
import { printTax } from './print-tax.ts';
import { remitPph, reportPph } from './remit-pph.ts';
import { printSlip } from './print-slip.ts';
import { exportTransfers, listTransfers } from './transfer-file.ts';
import { voidSlip } from './void-slip.ts';

export const slipUseCases = {
  'finance.hutangtransaction': { void: voidSlip },
  'finance.pph': { list: listPph, lapor: reportPph },
};

export const slipHandlers = {
  'finance.hutang.aktor': listPayees,
  'finance.hutang.kartu': showCard,
  'finance.hutang.terbuka': listOpen,
  'finance.hutang.lepas': releaseOpening,
  'finance.actorpajak.show': showProfile,
  'finance.actorpajak.simpan': saveProfile,
  'finance.hutangtransaction.preview': previewSlip,
  'finance.hutangtransaction.bayar': paySlip,
  'finance.hutangtransaction.batch': paySlips,
  'finance.hutang.jatuhtempo': listDue,
  'finance.hutangtransaction.transfer': listTransfers,
  'finance.hutangtransaction.berkas': exportTransfers,
  'finance.hutangtransaction.print': printSlip,
  'finance.pph.setor': remitPph,
  'finance.pph.print': printTax,
};
