// The rules of the odontogram, the same on both sides: what the entries of a patient come to, and what may follow (service.md 6.6).
import { type CodeValue, codeOf, type CodePlace, type Layer, type Sebab } from './odontogram-code.ts';
import { SURFACES, type Surface, surfaceFits, TEETH } from './tooth.ts';

/** Where an entry stands: a surface, or a place of the whole tooth. */
export type Place = Surface | Exclude<CodePlace, 'permukaan'>;

/** One line of the record, in the order in which it was written. */
export interface ChartEntry {
  readonly tooth: number;
  /** Empty: the whole tooth. */
  readonly surfaces: readonly Surface[];
  readonly code: CodeValue;
  readonly layer: Layer;
  readonly sebab?: Sebab | null;
  readonly voided_at?: string | null;
}
/** What stands on a tooth now, by place. */
export type ToothState<E extends ChartEntry = ChartEntry> = { readonly [P in Place]?: E };
/** Teeth that something is known of; a tooth that is not in it was not examined. */
export type Chart<E extends ChartEntry = ChartEntry> = ReadonlyMap<number, ToothState<E>>;

const valid = new Set(TEETH);
const FIRST_MILK = 50;

/** FDI: 11-48 and 51-85. */
export const isTooth = (tooth: number): boolean => valid.has(tooth);
/** FDI: 51-85. */
export const isMilkTooth = (tooth: number): boolean => tooth > FIRST_MILK;
/** The five surfaces of a tooth. */
export const surfacesOf = (tooth: number): readonly Surface[] =>
  SURFACES.map(({ value }) => value).filter((surface) => surfaceFits(tooth, surface));

/** States of the tooth itself: what was known of it before counts no longer. */
const BEGINNINGS: ReadonlySet<string> = new Set(['sou', 'non', 'une', 'pre', 'imx', 'rrx', 'mis']);
/** Crowns cover the surfaces; the root stays what it was. */
const CROWNS: ReadonlySet<string> = new Set(['fmc', 'poc', 'mpc', 'gmc']);
/** The tooth is not in the mouth, so it has no surfaces. */
const ABSENT: ReadonlySet<string> = new Set(['non', 'une', 'mis']);
/** What may stand where no tooth is. */
const REPLACING: ReadonlySet<string> = new Set(['ipx', 'pon', 'prd', 'fld', 'acr']);
const FILLINGS: ReadonlySet<string> = new Set(['amf', 'gif', 'cof', 'inl', 'onl', 'fmc', 'poc', 'mpc', 'gmc']);

/** Places that an entry takes; a surface code without surfaces takes them all, a sealant the chewing surface with its fissures. */
export const placesOf = ({ tooth, surfaces, code }: ChartEntry): readonly Place[] => {
  const { place } = codeOf(code);
  if (place !== 'permukaan') return [place];
  if (surfaces.length > 0) return surfaces;
  return surfacesOf(tooth).filter((surface) => code !== 'fis' || surface === 'O' || surface === 'I');
};

/** True where an entry would say what its places say already, as a second click on the same spot does. */
export const isThere = (chart: Chart, entry: ChartEntry): boolean => {
  const state = chart.get(entry.tooth);
  return placesOf(entry).every((place) => {
    const now = state?.[place];
    return now?.code === entry.code && now.layer === entry.layer && (now.sebab ?? null) === (entry.sebab ?? null);
  });
};

const standing = <E extends ChartEntry>(state: ToothState<E>, entry: E): ToothState<E> => {
  if (BEGINNINGS.has(entry.code)) return { gigi: entry };
  const { gigi, akar, protesa } = state;
  if (CROWNS.has(entry.code)) return { gigi: entry, ...(akar && { akar }), ...(protesa && { protesa }) };
  const kept: { [P in Place]?: E } = { ...state };
  // A sound tooth that something was found on is sound no longer.
  if (gigi?.code === 'sou') delete kept.gigi;
  for (const place of placesOf(entry)) kept[place] = entry;
  return kept;
};

const build = <E extends ChartEntry>(entries: readonly E[]): Chart<E> => {
  const chart = new Map<number, ToothState<E>>();
  for (const entry of entries) chart.set(entry.tooth, standing(chart.get(entry.tooth) ?? {}, entry));
  return chart;
};

/** The state of the mouth: of each tooth and place the newest entry of what was found (1) or done (3). `entries` oldest first. */
export const currentChart = <E extends ChartEntry>(entries: readonly E[]): Chart<E> =>
  build(entries.filter(({ layer, voided_at }) => layer !== 2 && !voided_at));

/** What is planned and not done since. `entries` oldest first. */
export const plannedChart = <E extends ChartEntry>(entries: readonly E[]): Chart<E> => {
  const open: E[] = [];
  for (const entry of entries) {
    if (entry.voided_at) continue;
    if (entry.layer === 2) open.push(entry);
    if (entry.layer !== 3) continue;
    for (let at = open.length - 1; at >= 0; at -= 1)
      if (open[at]?.tooth === entry.tooth && open[at]?.code === entry.code) open.splice(at, 1);
  }
  const chart = new Map<number, ToothState<E>>();
  for (const entry of open) {
    const places = Object.fromEntries(placesOf(entry).map((place) => [place, entry]));
    chart.set(entry.tooth, { ...chart.get(entry.tooth), ...places });
  }
  return chart;
};

/** True when the tooth is not in the mouth. */
export const isAbsent = (state: ToothState | undefined): boolean => ABSENT.has(state?.gigi?.code ?? '');

/** What keeps the code from following the state of its tooth: the code of that state, or null. */
export const hindrance = (state: ToothState | undefined, code: CodeValue): CodeValue | null => {
  const now = state?.gigi?.code;
  if (now === undefined || !ABSENT.has(now) || REPLACING.has(code)) return null;
  if (code === 'pre') return now === 'une' ? null : now;
  return BEGINNINGS.has(code) ? null : now;
};

/** The surface that the entry must not name: one that the tooth lacks, or any where the code is for the whole tooth. */
export const wrongSurface = ({ tooth, surfaces, code }: ChartEntry): Surface | undefined =>
  surfaces.find((surface) => codeOf(code).place !== 'permukaan' || !surfaceFits(tooth, surface));

export interface ToothCount {
  readonly decayed: number;
  readonly missing: number;
  readonly filled: number;
}

const verdict = (state: ToothState): keyof ToothCount | undefined => {
  const codes = Object.values(state).map(({ code }) => code as string);
  if (codes.includes('car') || codes.includes('rrx')) return 'decayed';
  if (state.gigi?.code === 'mis') return state.gigi.sebab === 'karies' ? 'missing' : undefined;
  return codes.some((code) => FILLINGS.has(code)) ? 'filled' : undefined;
};

const count = (chart: Chart, counted: (tooth: number) => boolean): ToothCount => {
  const found = { decayed: 0, missing: 0, filled: 0 };
  for (const [tooth, state] of chart) {
    const kind = counted(tooth) ? verdict(state) : undefined;
    if (kind) found[kind] += 1;
  }
  return found;
};

/** DMF-T of the permanent teeth: each tooth once, decayed before missing before filled. */
export const dmfOf = (chart: Chart) => {
  const { decayed: d, missing: m, filled: f } = count(chart, (tooth) => !isMilkTooth(tooth));
  return { d, m, f, total: d + m + f };
};

/** def-t of the milk teeth; e: lost by caries. */
export const defOf = (chart: Chart) => {
  const { decayed: d, missing: e, filled: f } = count(chart, isMilkTooth);
  return { d, e, f, total: d + e + f };
};
