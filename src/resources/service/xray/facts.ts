// What a radiograph's file says of itself, and what is reckoned from that (workspace.md 3; decision 109).
import { z } from 'zod';

const count = z.number().int();
const said = z.string().nullable();

/** Grey values between which the picture goes from black to white. */
export const xrayWindow = z.strictObject({ center: z.number(), width: z.number() });
export type XrayWindow = z.infer<typeof xrayWindow>;

/**
 * How far a pixel's millimetres can be trusted. `calibrated`: measured on a known length by the device; `corrected`: magnification is
 * reckoned with; `detector`: on the sensor, larger than the tooth.
 */
export const spacingKinds = ['calibrated', 'corrected', 'detector'] as const;
export type SpacingKind = (typeof spacingKinds)[number];

const shape = {
  /** PX panoramic, IO intra-oral, DX digital radiography, … */
  modality: said,
  rows: count,
  columns: count,
  /** Of a stored value. */
  bits: count,
  /** The first is what the device means; none where it says nothing. */
  windows: z.array(xrayWindow),
  /** Millimetres between pixels: down, across. */
  spacing: z.strictObject({ row: z.number(), column: z.number(), kind: z.enum(spacingKinds) }).nullable(),
  /** 'YYYY-MM-DDTHH:MM:SS' on the wall of the clinic. */
  taken_at: said,
  device: said,
  patient: z.strictObject({
    name: said,
    /** 'YYYY-MM-DD'. */
    birth_date: said,
    sex: z.enum(['M', 'F']).nullable(),
  }),
};
/** As it is kept beside the picture. */
export const xrayFacts = z.strictObject(shape);
export type XrayFacts = z.infer<typeof xrayFacts>;

/** What the file says of the patient and the record says otherwise. */
export const differences = ['name', 'birth_date', 'sex'] as const;
export const shownXray = z.strictObject({ ...shape, differs: z.array(z.enum(differences)) });

interface Known {
  readonly name: string;
  readonly birth_date: string | null;
  readonly sex: 'M' | 'F' | null;
}

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1),
  );
/** Devices cut names and turn them round: one that holds the other's words is the same. */
const isSameName = (one: string, other: string): boolean => {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size);
  return few !== undefined && many !== undefined && [...few].every((word) => many.has(word));
};

/** What differs between file and record; what either of them leaves open differs in nothing. */
export const differsFrom = ({ patient }: XrayFacts, known: Known): readonly (typeof differences)[number][] =>
  differences.filter((what) => {
    if (what === 'name') return patient.name !== null && !isSameName(patient.name, known.name);
    const [told, kept] = [patient[what], known[what]];
    return told !== null && kept !== null && told !== kept;
  });

/** Panoramics magnify unevenly: no length in them is more than an estimate. */
const PANORAMIC = 'PX';

/** Where a radiograph hangs that nobody has said it of. */
export const placeOf = ({ modality }: Pick<XrayFacts, 'modality'>): 'panoramic' | null =>
  modality === PANORAMIC ? 'panoramic' : null;

export interface Scale {
  /** Millimetres between pixels: down, across. */
  readonly row: number;
  readonly column: number;
  /** What the ruler says beside the length: a key of the texts below 'xray.scale'. */
  readonly kind: SpacingKind | 'measured';
  readonly isEstimate: boolean;
}

/**
 * What the ruler measures by: what somebody measured on a known length, else what the file says; null: in pixels only.
 * @param calibration millimetres a pixel
 */
export const scaleOf = (facts: Pick<XrayFacts, 'modality' | 'spacing'>, calibration: number | null): Scale | null => {
  const isUneven = facts.modality === PANORAMIC;
  if (calibration !== null) return { row: calibration, column: calibration, kind: 'measured', isEstimate: isUneven };
  if (facts.spacing === null) return null;
  return { ...facts.spacing, isEstimate: isUneven || facts.spacing.kind !== 'calibrated' };
};

export interface Point {
  /** Pixels of the file, from the upper left corner. */
  readonly x: number;
  readonly y: number;
}

/** Pixels between two points. */
export const pixelsBetween = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);
/** Millimetres between two points. */
export const millimetres = (from: Point, to: Point, { row, column }: Pick<Scale, 'row' | 'column'>): number =>
  Math.hypot((to.x - from.x) * column, (to.y - from.y) * row);
