// Where in the mouth something was done: '36, 37 MO'.
import type { RecordTreatment } from '../../../resources/service/record-calls.ts';

export const placeOf = ({ tooth, surfaces }: Pick<RecordTreatment, 'tooth' | 'surfaces'>): string =>
  [tooth?.join(', '), surfaces?.join('')].filter(Boolean).join(' ');
