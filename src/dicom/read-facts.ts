// What the elements of a DICOM file say of the picture and of the patient, as it is kept (decision 109).
import type { DataSet } from 'dicom-parser';
import type { XrayFacts, XrayWindow } from '../resources/service/xray/facts.ts';

const UTF8 = 'ISO_IR 192';

/** Text in the alphabet that the file names; the parser reads single bytes. */
const textOf = (data: DataSet, tag: string): string | null => {
  const element = data.elements[tag];
  if (!element) return null;
  const bytes = data.byteArray.subarray(element.dataOffset, element.dataOffset + element.length);
  const text = new TextDecoder(data.string('x00080005')?.includes(UTF8) ? 'utf-8' : 'latin1').decode(bytes);
  return text.replaceAll('\0', '').trim() || null;
};

/** 'Keysha Almira' of 'ALMIRA^KEYSHA^^^': given name first, without the other writings behind '='. */
const personOf = (data: DataSet): string | null => {
  const [family = '', given = '', middle = ''] = textOf(data, 'x00100010')?.split('=')[0]?.split('^') ?? [];
  return (
    [given, middle, family]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ') || null
  );
};

const DAY = /^(\d{4})\.?(\d{2})\.?(\d{2})$/;
const TIME = /^(\d{2}):?(\d{2})?:?(\d{2})?/;

/** 'YYYY-MM-DD' of a date that there is. */
const dayOf = (text: string | null): string | null => {
  const [, year, month, day] = DAY.exec(text ?? '') ?? [];
  const made = `${year}-${month}-${day}`;
  const moment = new Date(`${made}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(made) ? made : null;
};
/** Acquisition, else content, else study: day and time of the clinic's wall. */
const takenAt = (data: DataSet): string | null => {
  for (const [date, time] of [
    ['x00080022', 'x00080032'],
    ['x00080023', 'x00080033'],
    ['x00080020', 'x00080030'],
  ] as const) {
    const day = dayOf(textOf(data, date));
    if (day === null) continue;
    const [, hours = '00', minutes = '00', seconds = '00'] = TIME.exec(textOf(data, time) ?? '') ?? [];
    return hours < '24' && minutes < '60' && seconds < '60'
      ? `${day}T${hours}:${minutes}:${seconds}`
      : `${day}T00:00:00`;
  }
  return null;
};

/** Numbers of an element that has several. */
const numbersOf = (data: DataSet, tag: string): readonly number[] =>
  (textOf(data, tag)?.split('\\') ?? []).map(Number).filter(Number.isFinite);

const windowsOf = (data: DataSet): XrayWindow[] => {
  const widths = numbersOf(data, 'x00281051');
  return numbersOf(data, 'x00281050').flatMap((center, at) => {
    const width = widths[at] ?? 0;
    return width >= 1 ? [{ center, width }] : [];
  });
};

type Spacing = XrayFacts['spacing'];
const pairOf = ([row, column = row]: readonly number[]): { row: number; column: number } | null =>
  row !== undefined && column !== undefined && row > 0 && column > 0 ? { row, column } : null;
/** What a pixel measures, the surest statement first. */
const spacingOf = (data: DataSet): Spacing => {
  const pixel = pairOf(numbersOf(data, 'x00280030'));
  const imager = pairOf(numbersOf(data, 'x00181164'));
  const how = data.string('x00280a02');
  if (pixel && how === 'FIDUCIAL') return { ...pixel, kind: 'calibrated' };
  if (pixel && how === 'GEOMETRY') return { ...pixel, kind: 'corrected' };
  const magnified = numbersOf(data, 'x00181114')[0] ?? 0;
  if (imager && magnified > 0)
    return { row: imager.row / magnified, column: imager.column / magnified, kind: 'corrected' };
  const isOther = pixel && imager && (pixel.row !== imager.row || pixel.column !== imager.column);
  if (isOther) return { ...pixel, kind: 'corrected' };
  const plain = imager ?? pixel;
  return plain && { ...plain, kind: 'detector' };
};

const sexOf = (data: DataSet): 'M' | 'F' | null => {
  const sex = data.string('x00100040');
  return sex === 'M' || sex === 'F' ? sex : null;
};

/** @param layout rows, columns and used bits, already judged */
export const factsOf = (
  data: DataSet,
  { rows, columns, bits }: Pick<XrayFacts, 'rows' | 'columns' | 'bits'>,
): XrayFacts => ({
  modality: data.string('x00080060') ?? null,
  rows,
  columns,
  bits,
  windows: windowsOf(data),
  spacing: spacingOf(data),
  taken_at: takenAt(data),
  device: [textOf(data, 'x00080070'), textOf(data, 'x00081090')].filter(Boolean).join(' ') || null,
  patient: { name: personOf(data), birth_date: dayOf(textOf(data, 'x00100030')), sex: sexOf(data) },
});
