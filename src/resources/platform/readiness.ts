// What a branch needs before its first day, step by step (docs/go-live.md): what must be there, and what must not be half done.

interface Step {
  readonly group: 'people' | 'service' | 'stock' | 'books';
  /** A branch cannot work without it. */
  readonly required: boolean;
  /** Where it is done. */
  readonly path: string;
}

/** In the order in which they are done: what a later one asks for comes from an earlier one. */
export const readinessSteps = {
  profile: { group: 'people', required: true, path: '/dashboard/cabang/daftar' },
  staff: { group: 'people', required: true, path: '/attendance/employees' },
  employment: { group: 'people', required: false, path: '/attendance/employees' },
  unit: { group: 'people', required: true, path: '/service/master/unit' },
  session: { group: 'people', required: true, path: '/service/master/jadwaldokter' },
  treatment: { group: 'service', required: true, path: '/service/master/tindakanmedis' },
  laboratory: { group: 'service', required: false, path: '/service/master/laboratorium/jasa' },
  patient: { group: 'service', required: false, path: '/service/rekammedis' },
  item: { group: 'stock', required: false, path: '/inventory/master/item' },
  warehouse: { group: 'stock', required: false, path: '/inventory/master/warehouse' },
  stock: { group: 'stock', required: false, path: '/inventory/warehouse/adjustment' },
  method: { group: 'books', required: true, path: '/finance/master/paymentmethod' },
  period: { group: 'books', required: true, path: '/finance/periode' },
  receivable: { group: 'books', required: false, path: '/finance/periode' },
  deposit: { group: 'books', required: false, path: '/finance/periode' },
  payable: { group: 'books', required: false, path: '/finance/periode' },
  package: { group: 'books', required: false, path: '/paket/sales' },
  sharing: { group: 'books', required: false, path: '/finance/master/sharingprofit' },
} as const satisfies Readonly<Record<string, Step>>;
export type ReadinessStep = keyof typeof readinessSteps;
export const readinessOrder = Object.keys(readinessSteps) as ReadinessStep[];

export interface ReadinessFacts {
  /** What is there. */
  readonly count: number;
  /** What lacks something. */
  readonly missing: number;
  /** Rupiah that stand in the books without a name, or the other way round. */
  readonly amount: number;
}
export type ReadinessState = 'done' | 'open' | 'unused';

/** Half done is open, whether the step is needed or not; a step that is not needed and not begun is left out. */
export const readinessOf = (step: ReadinessStep, { count, missing, amount }: ReadinessFacts): ReadinessState => {
  if (missing > 0 || amount !== 0) return 'open';
  if (count > 0) return 'done';
  return readinessSteps[step].required ? 'open' : 'unused';
};
