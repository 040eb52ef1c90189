// Sample answers of the calls about treatments and laboratories.
import type { TreatmentGroup } from '../../src/resources/service/treatment-calls.ts';

const groups: readonly TreatmentGroup[] = [
  { id: 1, code: 'PER-01', name: 'Scaling', count: 42, qty: 42, amount: 14_700_000 },
  { id: 2, code: 'KSV-01', name: 'Tambal komposit', count: 31, qty: 37, amount: 16_650_000 },
  { id: 3, code: 'PRO-01', name: 'Crown PFM', count: 4, qty: 5, amount: 12_500_000 },
];

export const labAnswers: Readonly<Record<string, () => unknown>> = {
  'service/riwayattindakan': () => ({ data: groups, count: groups.length }),
};
