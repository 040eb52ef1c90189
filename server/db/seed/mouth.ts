// What the dentists of the demo find, plan and leave in the mouths of their patients (service.md 2.13, 10).
import { addDays, ageAt } from '../../../src/resources/kernel/date.ts';
import type { RowOf } from '../../../src/resources/kernel/field.ts';
import type { NewEntry } from '../../../src/resources/service/odontogram-calls.ts';
import type { CodeValue } from '../../../src/resources/service/odontogram-code.ts';
import type { sheetFields } from '../../../src/resources/service/odontogram-sheet.ts';
import type { Surface } from '../../../src/resources/service/tooth.ts';
import { named, planned, run } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { PlannedVisit } from './plan.ts';
import type { PlannedTreatment } from './plan-treatment.ts';
import type { Stage } from './play-day.ts';
import { type Coded, drawnFor, type Random } from './random.ts';
import type { Transaction } from '../transaction.ts';

/** What a treatment leaves on its teeth, and what it is done for. */
const CODES: Readonly<Record<string, readonly [leaves: CodeValue, because: CodeValue]>> = {
  'KSV-01': ['cof', 'car'],
  'KSV-02': ['gif', 'car'],
  'KSV-03': ['rct', 'nvt'],
  'KSV-04': ['rct', 'nvt'],
  'BDM-01': ['mis', 'rrx'],
  'BDM-02': ['mis', 'rrx'],
  'BDM-03': ['mis', 'car'],
  'BDM-04': ['mis', 'imx'],
  'PRO-01': ['mpc', 'cfr'],
  'PRO-02': ['poc', 'cfr'],
  'ANK-01': ['fis', 'sou'],
};
const markTreatment = planned<unknown, [string, string]>(
  'update tindakanmedis set odontogram_code = $2 where code = $1',
);

/** Gives the demo's treatments their codes. */
export const markTreatments = async (tx: Transaction): Promise<void> => {
  for (const [code, [leaves]] of Object.entries(CODES)) await run(tx, markTreatment, code, leaves);
};

const knownTeeth = named<{ tooth: number; gone: boolean }, [number]>(
  'demo_teeth',
  `select tooth, bool_or(code in ('mis', 'non', 'une') and layer <> 2) as gone from odontogramentries
   where customer_id = $1 and voided_at is null group by tooth`,
);

/** The treatments of a visit on teeth that are there, none after its own extraction. */
export const treatableItems = async (
  { tx }: Stage,
  customerId: number,
  items: readonly PlannedTreatment[],
): Promise<{ readonly items: readonly PlannedTreatment[]; readonly known: ReadonlySet<number> }> => {
  if (items.every(({ teeth }) => teeth.length === 0)) return { items, known: new Set() };
  const rows = await run(tx, knownTeeth, customerId);
  const gone = new Set(rows.filter((row) => row.gone).map(({ tooth }) => tooth));
  const left: PlannedTreatment[] = [];
  for (const item of items) {
    const teeth = item.teeth.filter((tooth) => !gone.has(tooth));
    if (CODES[item.code]?.[0] === 'mis') teeth.forEach((tooth) => gone.add(tooth));
    if (item.teeth.length === 0) left.push(item);
    else if (teeth.length > 0) left.push({ ...item, teeth, qty: teeth.length });
  }
  return { items: left, known: new Set(rows.map(({ tooth }) => tooth)) };
};

const found = (tooth: number, code: CodeValue, surfaces: readonly Surface[] = [], layer: 1 | 2 = 1): NewEntry => ({
  tooth,
  code,
  surfaces: [...surfaces],
  layer,
  ...(code === 'mis' && layer === 1 && { sebab: 'karies' as const }),
});

/** The reason for which a tooth is treated. */
const reasons = (items: readonly PlannedTreatment[], known: ReadonlySet<number>): readonly NewEntry[] =>
  items.flatMap(({ code, teeth }) => {
    const because = CODES[code]?.[1];
    if (!because) return [];
    const surfaces: readonly Surface[] = because === 'car' ? [teeth.every((tooth) => tooth % 10 > 3) ? 'O' : 'M'] : [];
    return teeth.filter((tooth) => !known.has(tooth)).map((tooth) => found(tooth, because, surfaces));
  });

const OLD_ADULT: readonly (() => readonly NewEntry[])[] = [
  () => [found(37, 'amf', ['O'])],
  () => [found(26, 'amf', ['M', 'O'])],
  () => [found(15, 'cof', ['D', 'O'])],
  () => [found(36, 'mis')],
  () => [found(46, 'mis'), found(46, 'prd')],
  () => [found(38, 'imx')],
  () => [found(28, 'une')],
  () => [found(22, 'abr', ['V'])],
  () => [found(31, 'att', ['I']), found(41, 'att', ['I'])],
  () => [found(25, 'rct'), found(25, 'mpc')],
  () => [found(11, 'cof', ['M', 'I'])],
];
const OLD_CHILD: readonly (() => readonly NewEntry[])[] = [
  () => [found(85, 'car', ['O'])],
  () => [found(75, 'gif', ['O'])],
  () => [found(54, 'mis')],
  () => [found(55, 'car', ['M'])],
  () => [found(16, 'fis', ['O'])],
];
const CHILD_AGE = 14;

/** What earlier years left, on teeth that today's work spares. */
const history = (random: Random, child: boolean, spared: (tooth: number) => boolean): readonly NewEntry[] => {
  const drawn = (child ? OLD_CHILD : OLD_ADULT).filter(() => random.chance(child ? 0.4 : 0.3));
  return drawn
    .map((make) => make())
    .filter((entries) => entries.every(({ tooth }) => spared(tooth)))
    .flat();
};

/** The teeth that are to be treated another time, with a plan and its estimate. */
const propose = async (
  { crew, treatments, day }: Stage,
  visit: PlannedVisit,
  { customer_id, tooth, agreed }: { readonly customer_id: number; readonly tooth: number; readonly agreed: boolean },
): Promise<void> => {
  const doctor = visit.doctor === 0 ? 'dokter' : 'dokter2';
  const person = crew.at(doctor, instantAt(crew.branch.timezone, day, visit.seated + 6));
  const idOf = (code: string): number => treatments.get(code)?.id ?? 0;
  const plan = await person.create('service.treatmentplan', {
    customer_id,
    doctor_id: crew.id(doctor),
    title: `Perawatan gigi ${tooth}`,
    valid_until: addDays(day, 90),
    items: [
      { perawatan_id: idOf('KSV-03'), tooth, phase: 1, priority: 1 },
      { perawatan_id: idOf('PRO-01'), tooth, phase: 2, priority: 2 },
    ],
  });
  if (agreed) await person.act('service.treatmentplan', plan.id, 'setujui', {});
};

/** What the first examination says of the mouth as a whole; some mouths have more to tell. */
const sheetOf = (random: Random, child: boolean): RowOf<typeof sheetFields> => ({
  occlusi: random.chance(0.7) ? 'normal' : child ? 'cross' : 'deep',
  torus_palatinus: child || random.chance(0.85) ? 'tidak ada' : 'kecil',
  torus_mandibularis: child || random.chance(0.9) ? 'tidak ada' : 'kedua sisi',
  palatum: random.chance(0.6) ? 'sedang' : 'dalam',
  diastema: random.chance(0.2) ? 'Gigi 11 dan 21, 2 mm' : null,
  gigi_anomali: random.chance(0.1) ? 'Gigi 12 peg-shaped' : null,
  lainnya: null,
});

const PLANNED_TOOTH = 21;
/** Share of examinations of which only the work is written. */
const UNWRITTEN = 0.35;

/** The examination before the work: what is found on the teeth that are treated, at the first time what was there before. */
export const examine = async (
  stage: Stage,
  visit: PlannedVisit,
  { id, code, customerId, birthDate }: Coded & { readonly customerId: number; readonly birthDate: string },
  { items, known }: Awaited<ReturnType<typeof treatableItems>>,
): Promise<void> => {
  const { crew, day } = stage;
  const random = drawnFor(code, 'odontogram');
  const entries = [...reasons(items, known)];
  if (entries.length === 0 || random.chance(UNWRITTEN)) return;
  const child = ageAt(birthDate, day) < CHILD_AGE;
  const taken = new Set([...items.flatMap(({ teeth }) => teeth), PLANNED_TOOTH]);
  if (known.size === 0) entries.unshift(...history(random, child, (tooth) => !taken.has(tooth)));
  const proposes =
    known.size === 0 && !child && !items.some(({ teeth }) => teeth.includes(PLANNED_TOOTH)) && random.chance(0.2);
  if (proposes)
    entries.push(found(PLANNED_TOOTH, 'nvt'), found(PLANNED_TOOTH, 'rct', [], 2), found(PLANNED_TOOTH, 'mpc', [], 2));
  const doctor = crew.at(
    visit.doctor === 0 ? 'dokter' : 'dokter2',
    instantAt(crew.branch.timezone, day, visit.seated + 3),
  );
  await doctor.call('service.odontogram.record', { visit_id: id, entries });
  if (known.size === 0) await doctor.call('service.odontogram.sheet', sheetOf(random, child), { params: { id } });
  if (proposes)
    await propose(stage, visit, { customer_id: customerId, tooth: PLANNED_TOOTH, agreed: random.chance(0.5) });
};
