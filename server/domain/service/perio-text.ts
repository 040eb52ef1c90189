// An examination of gums or hygiene in words, for paper. Pure.
import { rateText } from '../../../src/resources/kernel/money.ts';
import { INDEX_PLACES, ohisOf, partClass, PLAQUE_AIM, plaqueRecord } from '../../../src/resources/service/hygiene.ts';
import {
  attachmentAt,
  entrancesOf,
  isOutside,
  type PerioIndices,
  type PerioTooth,
  perioIndices,
  SITES,
} from '../../../src/resources/service/perio.ts';
import type { ExamData, ExamOf } from '../../../src/resources/service/perio-answer.ts';

/** A table on paper with what it comes to below it. */
export interface ExamPaper {
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly string[];
}

const decimal = (value: number | null): string => (value === null ? '-' : value.toFixed(1).replace('.', ','));
const percent = (value: number | null): string => (value === null ? '-' : rateText(value));
const side = (outside: boolean, textOf: (site: number) => string): string =>
  SITES.map((_, site) => site)
    .filter((site) => isOutside(site) === outside)
    .map(textOf)
    .join(' ');
/** 'B' bleeding, 'P' plaque, 'S' pus; '.' nothing. */
const marksAt = ({ bop, plaque, pus }: PerioTooth, site: number): string =>
  `${bop[site] ? 'B' : ''}${plaque[site] ? 'P' : ''}${pus[site] ? 'S' : ''}` || '.';
const figure = (value: number | null | undefined): string =>
  value === null || value === undefined ? '-' : String(value);

const toothRow = ([number, tooth]: readonly [string, PerioTooth]): readonly string[] => [
  tooth.implant ? `${number} (implan)` : number,
  ...[true, false].flatMap((outside) => [
    side(outside, (site) => figure(tooth.pd[site])),
    side(outside, (site) => figure(tooth.rec[site])),
    side(outside, (site) => figure(attachmentAt(tooth, site))),
    side(outside, (site) => marksAt(tooth, site)),
  ]),
  figure(tooth.mobility),
  entrancesOf(Number(number))
    .map((entrance, at) => `${entrance.charAt(0)}${figure(tooth.furcation[at])}`)
    .join(' '),
];

const indexLine = (name: string, indices: PerioIndices): string =>
  `${name}: ${indices.teeth} gigi, ${indices.probed} titik; BOP ${percent(indices.bop)}, plak enam titik ${percent(indices.plaque)}, ` +
  `PD rata-rata ${decimal(indices.meanPd)} mm, CAL rata-rata ${decimal(indices.meanCal)} mm, ` +
  `PD >= 4 mm: ${indices.pockets}, >= 6 mm: ${indices.deep}, pus: ${indices.pus}`;

const perioIndexLines = ({ findings: { teeth } }: ExamOf<'perio'>): readonly string[] => {
  const implants = perioIndices(teeth, true);
  return [indexLine('Gigi asli', perioIndices(teeth)), ...(implants.teeth > 0 ? [indexLine('Implan', implants)] : [])];
};

const perioPaper = (exam: ExamOf<'perio'>): ExamPaper => ({
  title: 'PEMERIKSAAN PERIODONTAL',
  headings: ['Gigi', 'PD luar', 'Resesi', 'CAL', 'Tanda', 'PD dalam', 'Resesi', 'CAL', 'Tanda', 'Goyang', 'Furkasi'],
  rows: Object.entries(exam.findings.teeth).map(toothRow),
  sums: [
    ...perioIndexLines(exam),
    'Titik: distal, tengah, mesial. Milimeter; resesi negatif bila gusi menutupi CEJ; CAL = PD + resesi. B berdarah, P plak, S pus.',
  ],
});

const ohisPaper = ({ findings: { scores } }: ExamOf<'ohis'>): ExamPaper => {
  const result = ohisOf(scores);
  return {
    title: 'OHI-S',
    headings: ['Gigi indeks', 'Sisi', 'Gigi dinilai', 'Debris', 'Kalkulus'],
    rows: INDEX_PLACES.map((place, at) => {
      const score = scores[at];
      return [String(place.teeth[0]), place.side, figure(score?.tooth), figure(score?.debris), figure(score?.calculus)];
    }),
    sums: result
      ? [
          `DI-S ${decimal(result.debris)} (${partClass(result.debris)}), CI-S ${decimal(result.calculus)} (${partClass(result.calculus)})`,
          `OHI-S ${decimal(result.value)}: ${result.class}`,
        ]
      : ['Kurang dari dua gigi dinilai: indeks tidak dihitung'],
  };
};

const plaquePaper = ({ findings: { teeth } }: ExamOf<'plak'>): ExamPaper => {
  const { stained, surfaces, value } = plaqueRecord(teeth);
  return {
    title: 'REKAM PLAK (O’LEARY)',
    headings: ['Gigi', 'Permukaan berplak'],
    rows: Object.entries(teeth).map(([tooth, found]) => [tooth, found.join(' ') || '-']),
    sums: [`${stained} dari ${surfaces} permukaan: ${percent(value)} (sasaran <= ${rateText(PLAQUE_AIM)})`],
  };
};

/** The examination as it is printed. */
export const examPaper = (exam: ExamData): ExamPaper => {
  if (exam.kind === 'perio') return perioPaper(exam);
  return exam.kind === 'ohis' ? ohisPaper(exam) : plaquePaper(exam);
};

/** What the examination comes to, without its table: the lines of the printed record. */
export const examIndices = (exam: ExamData): Pick<ExamPaper, 'title' | 'sums'> => {
  const { title, sums } = examPaper(exam);
  return { title, sums: exam.kind === 'perio' ? perioIndexLines(exam) : sums };
};
