// Bank reconciliation: the use cases of the room.
import { listAccounts, registerAccount } from './bank-account.ts';
import { closeBank, reopenBank } from './close-bank.ts';
import { importStatement } from './import-statement.ts';
import { listMatches } from './list-matches.ts';
import { listWork } from './list-work.ts';
import { matchLines } from './match-lines.ts';
import { takeImportBack } from './take-import-back.ts';
import { markUnderWay, showBefore } from './under-way.ts';
import { undoMatch } from './undo-match.ts';

export const bankHandlers = {
  'finance.bank.rekening': listAccounts,
  'finance.bank.daftarkan': registerAccount,
  'finance.bank.impor': importStatement,
  'finance.bank.kerja': listWork,
  'finance.bank.riwayat': listMatches,
  'finance.bank.cocokkan': matchLines,
  'finance.bank.lepas': undoMatch,
  'finance.bank.awal': showBefore,
  'finance.bank.jalan': markUnderWay,
  'finance.bank.tarik': takeImportBack,
  'finance.bank.tutup': closeBank,
  'finance.bank.buka': reopenBank,
};
