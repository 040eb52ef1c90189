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
