// A patient as the API answers him (platform.md 3, service.md 2.1).
import type { AnswerOf } from '../../../resources/answers.ts';
import type { Loaded } from '../../../screens/record/use-record.ts';

export interface Patient extends Loaded {
  /** RM number. */
  readonly username: string;
  readonly name: string;
  readonly initial: string;
  readonly avatarurl?: string | null;
  /** 0 male, 1 female. */
  readonly gender: number | null;
  readonly gendername: string;
  readonly old: number | null;
  readonly birth_date: string | null;
  readonly note?: string | null;
  /** Absent for doctors and nurses. */
  readonly phone?: string | null;
  readonly address?: string | null;
  readonly email?: string | null;
  readonly instagram?: string | null;
  readonly meta?: {
    readonly visits_count?: number;
    readonly visitperawatans_count?: number;
    readonly visitreseps_count?: number;
    /** Rupiah; only for roles that see debts. */
    readonly hutang_amount?: number;
    readonly paid_amount?: number;
  };
}

/** Somebody who may be the same person. Of another branch only a mask is answered. */
export type Candidate = AnswerOf<'service.registration.kandidat'>['data'][number];
