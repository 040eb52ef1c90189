// Words of orthodontics (service.md 2.14), as choices of the case and of each control.

const same = <const V extends string>(...values: readonly V[]) => values.map((value) => ({ value, label: value }));
const capital = <const V extends string>(...values: readonly V[]) =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

export const angleClasses = same('I', 'II/1', 'II/2', 'III');
export const skeletalClasses = same('I', 'II', 'III');
export const crowdings = capital('tidak ada', 'ringan', 'sedang', 'berat');
export const appliances = capital('metal', 'ceramic', 'self-ligating', 'aligner', 'removable');
export const slots = same('.018', '.022');
export const orthoStages = capital('leveling', 'space closing', 'finishing', 'retensi');
export const hygienes = capital('baik', 'cukup', 'kurang');
export const orthoProcedures = capital(
  'ganti karet',
  'power chain',
  'elastik kelas II',
  'elastik kelas III',
  'rebonding',
  'IPR',
  'open coil',
  'closed coil',
  'ganti kawat',
  'bite raiser',
  'mini screw',
  'lepas braket',
  'pasang retainer',
);

/** Wires as they are ordered, the thin before the thick; anything else can be written. */
export const archwires = [
  '.012 NiTi',
  '.014 NiTi',
  '.016 NiTi',
  '.018 NiTi',
  '.016x.016 NiTi',
  '.016x.022 NiTi',
  '.017x.025 NiTi',
  '.019x.025 NiTi',
  '.014 SS',
  '.016 SS',
  '.018 SS',
  '.016x.022 SS',
  '.017x.025 SS',
  '.019x.025 SS',
  '.016x.022 TMA',
  '.017x.025 TMA',
  '.019x.025 TMA',
] as const;
/** What holds a wire, by jaw. */
export const ligatures = [
  'O-ring',
  'Power chain tertutup',
  'Power chain pendek',
  'Power chain panjang',
  'Ligature wire',
  'Lace back',
] as const;
/** What pulls between the jaws: its course and size. */
export const elastics = [
  'Kelas II 3/16 medium',
  'Kelas II 1/4 medium',
  'Kelas III 3/16 medium',
  'Kelas III 1/4 medium',
  'Box 1/8 medium',
  'Box 3/16 medium',
  'Triangle 1/8 medium',
  'Cross bite 3/16 medium',
  'Settling 1/8 light',
] as const;
