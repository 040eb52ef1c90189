// Photos that wait to be uploaded: what was done to each, and how far it has come.
import type { Area } from '../../../kit/crop/draw-photo.ts';
import { type Edit, problemOf, TYPES, unedited } from '../../../kit/crop/edit.ts';
import { isXrayName, MAX_XRAY, type MountPlace } from '../../../resources/service/xray/mounts.ts';

/** Patient and visit that the photos are of. */
export interface Subject {
  readonly customer_id: number;
  readonly visit_id?: number;
}

/** Files of X-ray devices: browsers know no type of them. */
export const isXrayFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type === 'application/dicom' || (isXrayName(name) && !TYPES.includes(type));
/** `accept` of a file field. */
export const ACCEPTED = [...TYPES, '.dcm', 'application/dicom'].join(',');

type Problem = ReturnType<typeof problemOf> | 'xrayTooLarge' | 'xrayEmpty';
const fileProblem = (file: File): Problem => {
  if (!isXrayFile(file)) return problemOf(file);
  if (file.size === 0) return 'xrayEmpty';
  return file.size > MAX_XRAY ? 'xrayTooLarge' : undefined;
};

export interface QueuedPhoto {
  readonly key: number;
  readonly file: File;
  /** Address of the file in this page. */
  readonly url: string;
  /** Why the file is no photo for us: a key of the texts below 'photo'. */
  readonly problem?: Problem;
  /** A refused file is no radiograph that we can show, and stays so however often it is sent. */
  readonly state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** What the server said when it failed. */
  readonly message?: string;
  readonly settings: Edit;
  /** What the crop frame covers; undefined: the whole photo. */
  readonly area?: Area;
  readonly upload_at: string | null;
  readonly multimedialabel_id: number | null;
  readonly tooth: number | null;
  /** Where a radiograph hangs. */
  readonly mount: MountPlace | null;
  readonly note: string;
}

/** Photos of a treatment keep their shape unless somebody crops them. */
const whole: Edit = { ...unedited, square: false };

export const queuedPhoto = (key: number, file: File, url: string, label: number | null = null): QueuedPhoto => ({
  key,
  file,
  url,
  problem: fileProblem(file),
  state: 'waiting',
  settings: whole,
  upload_at: null,
  multimedialabel_id: label,
  tooth: null,
  mount: null,
  note: '',
});

/** The label of each file: places in order, for those files that are photos; null where no place is left. */
export const labelled = (files: readonly File[], places: readonly number[]): readonly (number | null)[] => {
  const free = [...places];
  return files.map((file) => (fileProblem(file) === undefined ? (free.shift() ?? null) : null));
};

/** The photo can be sent, or sent again. */
export const isSendable = ({ problem, state }: QueuedPhoto): boolean =>
  problem === undefined && state !== 'sending' && state !== 'refused';

const ABOUT_FILE: ReadonlySet<string | undefined> = new Set([
  'xray-too-large',
  'xray-empty',
  'xray-unreadable',
  'xray-syntax',
  'xray-kind',
]);

/** What a refusal makes of a photo: of the file itself, or of anything that may be otherwise by the next time. */
export const stateAfter = (code: string | undefined): 'failed' | 'refused' =>
  ABOUT_FILE.has(code) ? 'refused' : 'failed';

/** The request of one photo: the file untouched, and what the server shall do to it (service.md 2.11). */
export const formOf = (photo: QueuedPhoto, { customer_id, visit_id }: Subject): FormData => {
  const { file, settings, area, upload_at, multimedialabel_id, tooth, mount, note } = photo;
  const edit = {
    ...(area && { crop: area }),
    mode: settings.square ? 'square' : 'flexible',
    rotation: settings.rotation,
    flip_h: settings.flip,
    flip_v: settings.flipOver,
  };
  const fields = {
    customer_id,
    visit_id,
    multimedialabel_id,
    upload_at,
    quality: settings.quality,
    tooth,
    mount,
    note: note.trim() || null,
    edit: area ? JSON.stringify(edit) : null,
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== null && value !== undefined) body.set(name, String(value));
  body.set('photo', file, file.name);
  return body;
};
