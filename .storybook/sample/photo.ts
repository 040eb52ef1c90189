// Photos for stories: drawn in place, so that no file is asked for.
import type { PhotoData } from '../../src/parts/service/photo-gallery/photo.ts';

const LABELS = ['Frontal', 'Lateral kanan', 'Lateral kiri', 'Senyum', 'Intraoral depan', 'Panoramik'] as const;
const GROUPS = ['ekstraoral', 'ekstraoral', 'ekstraoral', 'ekstraoral', 'intraoral', 'radiologi'] as const;
const COUNT = 8;
const DAY = '2026-03-02';

const drawn = (n: number): string => {
  const teeth = Array.from(
    { length: 8 },
    (_, at) => `<rect x="${20 + at * 35}" y="${90 + ((at * n) % 9)}" width="31" height="60" rx="9"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240">
    <rect width="320" height="240" fill="hsl(${n * 29} 30% 32%)"/>
    <g fill="#f3ead9">${teeth.join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

export const samplePhoto = (id: number): PhotoData => {
  const label = id % LABELS.length;
  return {
    id,
    version: 1,
    profile_id: 1,
    customer_id: 1,
    visit_id: 2,
    multimedialabel_id: label + 1,
    upload_at: `2026-03-0${1 + (id % 3)}T03:15:00.000Z`,
    created_at: `${DAY}T03:15:00.000Z`,
    created_by: 1,
    tooth: id % 4 === 0 ? 11 : null,
    note: id % 3 === 0 ? 'Sebelum dirapikan' : null,
    width: 320,
    height: 240,
    url: drawn(id),
    thumburl: drawn(id),
    xray: null,
    dicom_id: null,
    dicomurl: null,
    calibration: null,
    mount: null,
    customerdata: { id: 1, name: 'Ratna Kusuma Wardani', code: 'BDG2600001' },
    visitdata: { id: 2, name: 'VST/BDG/2026/000002', code: 'VST/BDG/2026/000002', visit_date: DAY },
    doctordata: { id: 2, name: 'drg. Bayu Hartono' },
    labeldata: { id: label + 1, name: LABELS[label] ?? '' },
    authordata: { id: 1, name: 'Andi Saputra' },
    profiledata: { id: 1, name: 'Cabang Bandung', code: 'BDG' },
  };
};

export const samplePhotos: readonly PhotoData[] = Array.from({ length: COUNT }, (_, at) =>
  samplePhoto(at + 1),
).toSorted((a, b) => b.upload_at.localeCompare(a.upload_at));

const labels = LABELS.map((name, at) => ({
  id: at + 1,
  version: 1,
  name,
  group: GROUPS[at],
  sort: at + 1,
  isprotocol: at % 2 === 0,
  status: at === 2 ? 0 : 1,
  photo_count: at * 3,
}));

const day = [1, 2, 3].map((id) => ({
  id,
  code: `VST/BDG/2026/00000${id}`,
  status: id,
  statusname: 'Antri',
  label: `BH-00${id}`,
  session_time: '09:00',
  customerdata: { id, name: 'Ratna Kusuma Wardani', code: `BDG260000${id}` },
  doctordata: { id: 2, name: 'drg. Bayu Hartono', code: 'dokter.bdg' },
  photo_count: id - 1,
  labels: [[], [1, 3], [1, 3, 5]][id - 1],
  has_earlier: id > 1,
  thumburl: id > 1 ? drawn(id) : null,
}));

const tiles = labels.map((label, at) => ({
  ...label,
  thumburl: at > 0 ? drawn(at) : null,
  upload_at: at > 0 ? `${DAY}T03:15:00.000Z` : null,
}));

const gaps = [1, 2, 3].map((id) => ({
  id,
  name: 'Ratna Kusuma Wardani',
  code: `BDG260000${id}`,
  visit_id: id,
  visit_date: DAY,
  cells: [1, 4]
    .slice(0, id)
    .map((label) => ({ multimedialabel_id: label, count: id, upload_at: DAY, thumburl: drawn(id) })),
}));

const listed = <T>(data: readonly T[]) => ({ data, count: data.length });

/** What GET answers about photos, by path below /api. */
export const photoAnswers: Readonly<Record<string, () => unknown>> = {
  'service/visitmultimedia': () => listed(samplePhotos),
  'service/multimedialabel': () => listed(labels),
  'service/multimedia/visit': () => listed(day),
  'service/multimedia/label': () => listed(tiles),
  'service/multimedia/matriks': () => listed(gaps),
};
