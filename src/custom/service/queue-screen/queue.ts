// The waiting room's screen as the API answers it (service.md 5).
import type { AnswerOf } from '../../../resources/answers.ts';

export type Queue = AnswerOf<'service.visit.antrian'>;
/** A patient by what the room may read: a label ('RP-004') and a masked name ('Ri** N.'). */
export type QueueCard = Queue['called'][number];
export type LateDoctor = Queue['late'][number];

/** One call of one patient; he may be called again. */
export const callKey = ({ id, called_at }: QueueCard): string => `${id} ${called_at ?? ''}`;
