// A part of the printed Resume Medis: each part of the record brings its own; sections.ts lists them in the order of the paper.
import type { TimeZone } from '../../../../src/resources/kernel/date.ts';
import type { ResumeEntry } from '../../../print/resume.ts';
import type { Transaction } from '../../../db/transaction.ts';

export interface Asked {
  /** Sees the rows of all branches: one record, wherever it was written. */
  readonly tx: Transaction;
  readonly customer: number;
  /** Zone of the branch that prints. */
  readonly timezone: TimeZone;
}

export interface Section {
  readonly title: string;
  /** Newest first; a section without entries says that there are none. */
  readonly read: (asked: Asked) => Promise<readonly ResumeEntry[]>;
}
