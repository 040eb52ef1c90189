// The words of the odontogram: every code of a finding, a restoration or a prosthesis (service.md 2.13; national odontogram notation).

/**
 * Where a code stands on a tooth: on its surfaces, for the tooth itself, at its root, as a prosthesis over or instead of it, or
 * as a sign beside what is there.
 */
export type CodePlace = 'permukaan' | 'gigi' | 'akar' | 'protesa' | 'tanda';
export type CodeGroup = 'keadaan' | 'restorasi' | 'protesa';
/** Named inks; the chart gives each its colour in light and in dark. */
export type CodeColor = 'ink' | 'red' | 'green' | 'blue' | 'amber' | 'petrol';
export type CodeShape =
  | 'solid'
  | 'hatch'
  | 'cross-hatch'
  | 'dots'
  | 'ring'
  | 'outline'
  | 'crown'
  | 'crown-hatch'
  | 'crown-grid'
  | 'crown-dots'
  | 'cross'
  | 'root'
  | 'hash'
  | 'triangle'
  | 'triangle-solid'
  | 'letters'
  | 'bar'
  | 'double-bar'
  | 'screw';

export interface OdontogramCode {
  readonly value: string;
  readonly name: string;
  readonly group: CodeGroup;
  readonly place: CodePlace;
  readonly color: CodeColor;
  readonly shape: CodeShape;
}

const code = <const V extends string>(
  value: V,
  name: string,
  group: CodeGroup,
  place: CodePlace,
  color: CodeColor,
  shape: CodeShape,
) => ({ value, name, group, place, color, shape });

export const ODONTOGRAM_CODES = [
  code('sou', 'Gigi sehat', 'keadaan', 'gigi', 'green', 'letters'),
  code('non', 'Gigi tidak ada atau tidak diketahui', 'keadaan', 'gigi', 'ink', 'letters'),
  code('une', 'Belum erupsi', 'keadaan', 'gigi', 'ink', 'letters'),
  code('pre', 'Erupsi sebagian', 'keadaan', 'gigi', 'ink', 'letters'),
  code('imx', 'Impaksi', 'keadaan', 'gigi', 'ink', 'letters'),
  code('ano', 'Anomali', 'keadaan', 'tanda', 'amber', 'letters'),
  code('dia', 'Diastema', 'keadaan', 'tanda', 'amber', 'letters'),
  code('att', 'Atrisi', 'keadaan', 'permukaan', 'amber', 'dots'),
  code('abr', 'Abrasi', 'keadaan', 'permukaan', 'amber', 'hatch'),
  code('car', 'Karies', 'keadaan', 'permukaan', 'red', 'outline'),
  code('cfr', 'Fraktur mahkota', 'keadaan', 'tanda', 'red', 'hash'),
  code('nvt', 'Gigi non-vital', 'keadaan', 'akar', 'ink', 'triangle'),
  code('rrx', 'Sisa akar', 'keadaan', 'gigi', 'red', 'root'),
  code('mis', 'Gigi hilang', 'keadaan', 'gigi', 'ink', 'cross'),
  code('amf', 'Tambalan amalgam', 'restorasi', 'permukaan', 'ink', 'solid'),
  code('gif', 'Tambalan GIC', 'restorasi', 'permukaan', 'green', 'cross-hatch'),
  code('cof', 'Tambalan komposit', 'restorasi', 'permukaan', 'green', 'solid'),
  code('fis', 'Fissure sealant', 'restorasi', 'permukaan', 'blue', 'ring'),
  code('inl', 'Inlay', 'restorasi', 'permukaan', 'petrol', 'solid'),
  code('onl', 'Onlay', 'restorasi', 'permukaan', 'petrol', 'cross-hatch'),
  code('fmc', 'Mahkota logam penuh', 'restorasi', 'gigi', 'ink', 'crown-hatch'),
  code('poc', 'Mahkota porselen', 'restorasi', 'gigi', 'blue', 'crown'),
  code('mpc', 'Mahkota porselen logam', 'restorasi', 'gigi', 'blue', 'crown-grid'),
  code('gmc', 'Mahkota logam emas', 'restorasi', 'gigi', 'amber', 'crown-dots'),
  code('rct', 'Perawatan saluran akar', 'restorasi', 'akar', 'ink', 'triangle-solid'),
  code('ipx', 'Implan', 'restorasi', 'protesa', 'petrol', 'screw'),
  code('meb', 'Jembatan logam', 'restorasi', 'protesa', 'ink', 'bar'),
  code('pob', 'Jembatan porselen', 'restorasi', 'protesa', 'blue', 'bar'),
  code('pon', 'Pontik', 'restorasi', 'protesa', 'blue', 'double-bar'),
  code('abu', 'Gigi penyangga jembatan', 'restorasi', 'protesa', 'ink', 'bar'),
  code('prd', 'Gigi tiruan sebagian', 'protesa', 'protesa', 'petrol', 'double-bar'),
  code('fld', 'Gigi tiruan penuh', 'protesa', 'protesa', 'petrol', 'double-bar'),
  code('acr', 'Gigi tiruan akrilik', 'protesa', 'protesa', 'amber', 'double-bar'),
] as const satisfies readonly OdontogramCode[];

export type CodeValue = (typeof ODONTOGRAM_CODES)[number]['value'];

const byValue: ReadonlyMap<string, OdontogramCode> = new Map(ODONTOGRAM_CODES.map((entry) => [entry.value, entry]));

/** The entry of a code that the list holds. */
export const codeOf = (value: CodeValue): OdontogramCode => {
  const found = byValue.get(value);
  if (!found) throw new Error(`The odontogram has no code ${value}.`);
  return found;
};

/** Codes as options of a field: 'cof Tambalan komposit'. */
export const CODE_OPTIONS = ODONTOGRAM_CODES.map(({ value, name }) => ({ value, label: `${value} ${name}` }));

export const LAYERS = [
  { value: 1, label: 'Keadaan' },
  { value: 2, label: 'Rencana' },
  { value: 3, label: 'Dikerjakan' },
] as const;
export type Layer = (typeof LAYERS)[number]['value'];

export const SEBAB = [
  { value: 'karies', label: 'Karies' },
  { value: 'lain', label: 'Lain' },
] as const;
export type Sebab = (typeof SEBAB)[number]['value'];
