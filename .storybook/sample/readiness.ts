// A branch some days before its first one.
import type { AnswerOf } from '../../src/resources/answers.ts';
import {
  type ReadinessFacts,
  readinessOf,
  readinessOrder,
  type ReadinessStep,
} from '../../src/resources/platform/readiness.ts';

const NOTHING: ReadinessFacts = { count: 0, missing: 0, amount: 0 };
const known: Partial<Readonly<Record<ReadinessStep, Partial<ReadinessFacts>>>> = {
  profile: { count: 1 },
  staff: { count: 9 },
  unit: { count: 3 },
  session: { count: 12, missing: 2 },
  treatment: { count: 143 },
  patient: { count: 2650 },
  item: { count: 214 },
  warehouse: { count: 3 },
  stock: { count: 1, missing: 1 },
  method: { count: 6 },
  period: { count: 1 },
  receivable: { count: 1, amount: 12_500_000 },
  deposit: { count: 1 },
};

export const readiness: AnswerOf<'platform.readiness.show'> = {
  profile: { id: 1, code: 'BDG', name: 'Cabang Bandung' },
  ready: false,
  steps: readinessOrder.map((step) => {
    const facts = { ...NOTHING, ...known[step] };
    return { step, state: readinessOf(step, facts), ...facts };
  }),
};
