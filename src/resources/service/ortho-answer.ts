// A patient's orthodontic treatment as it is answered (service.md 2.14), by the names of its parts.
import type { Answered } from '../kernel/answer.ts';
import type { orthoAnswers } from './answers/ortho.ts';

/** The case under way, or else the last one, with its controls. */
export type OrthoSheet = Answered<(typeof orthoAnswers)['service.orthoprogress.show']>;
export type OrthoCase = NonNullable<OrthoSheet['orthocase']>;
/** One control. Those of other branches are answered as well. */
export type OrthoProgress = OrthoSheet['timeline'][number];
