// What a branch needs before its first day, step by step (docs/go-live.md): what must be there, and what must not be half done.

/** What a step may lack: parts of what is there, or rupiah of the books behind it. */
type Lack = 'missing' | 'gap';
interface Step {
  readonly group: 'people' | 'service' | 'stock' | 'books';
  /** A branch cannot work without it. */
  readonly required: boolean;
  /** Where it is done. */
  readonly path: string;
  readonly lacks: readonly Lack[];
}

/** In the order in which they are done: what a later one asks for comes from an earlier one. */
export const readinessSteps = {
  profile: { group: 'people', required: true, path: '/dashboard/cabang/daftar', lacks: ['missing'] },
  staff: { group: 'people', required: true, path: '/attendance/employees', lacks: [] },
  employment: { group: 'people', required: false, path: '/attendance/employees', lacks: ['missing'] },
  unit: { group: 'people', required: true, path: '/service/master/unit', lacks: [] },
  session: { group: 'people', required: true, path: '/service/master/jadwaldokter', lacks: ['missing'] },
  treatment: { group: 'service', required: true, path: '/service/master/tindakanmedis', lacks: [] },
  laboratory: { group: 'service', required: false, path: '/service/master/laboratorium/jasa', lacks: [] },
  patient: { group: 'service', required: false, path: '/service/rekammedis', lacks: [] },
  item: { group: 'stock', required: false, path: '/inventory/master/item', lacks: [] },
  warehouse: { group: 'stock', required: false, path: '/inventory/master/warehouse', lacks: ['missing'] },
  stock: { group: 'stock', required: false, path: '/inventory/warehouse/adjustment', lacks: ['missing', 'gap'] },
  method: { group: 'books', required: true, path: '/finance/master/paymentmethod', lacks: [] },
  period: { group: 'books', required: true, path: '/finance/periode', lacks: [] },
  receivable: { group: 'books', required: false, path: '/finance/periode', lacks: ['gap'] },
  deposit: { group: 'books', required: false, path: '/finance/periode', lacks: ['gap'] },
  payable: { group: 'books', required: false, path: '/finance/periode', lacks: ['gap'] },
  package: { group: 'books', required: false, path: '/paket/sales', lacks: ['gap'] },
  sharing: { group: 'books', required: false, path: '/finance/master/sharingprofit', lacks: ['missing'] },
} as const satisfies Readonly<Record<string, Step>>;
export type ReadinessStep = keyof typeof readinessSteps;
type Lacking<L extends Lack> = {
  [S in ReadinessStep]: L extends (typeof readinessSteps)[S]['lacks'][number] ? S : never;
}[ReadinessStep];
const lacks = (step: ReadinessStep, what: Lack): boolean =>
  (readinessSteps[step].lacks as readonly Lack[]).includes(what);
/** Parts of it may be missing. */
export const mayMiss = (step: ReadinessStep): step is Lacking<'missing'> => lacks(step, 'missing');
/** The books may say something else than what is behind them. */
export const mayDiffer = (step: ReadinessStep): step is Lacking<'gap'> => lacks(step, 'gap');
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
