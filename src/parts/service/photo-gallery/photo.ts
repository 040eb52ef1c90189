// A photo as the API answers it, and how photos stand together on a page (service.md 2.11).
import { dateIn, type TimeZone } from '../../../resources/kernel/date.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import type { MountPlace } from '../../../resources/service/xray/mounts.ts';
import type { Loaded } from '../../../screens/record/use-record.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly code?: string | null;
}

/** What the file of a radiograph says. */
export type PhotoXray = NonNullable<AnswerOf<'service.visitmultimedia.create'>['xray']>;

export interface PhotoData extends Loaded {
  readonly profile_id: number;
  readonly customer_id: number;
  readonly visit_id: number | null;
  readonly multimedialabel_id: number | null;
  readonly upload_at: string;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly tooth: number | null;
  readonly note: string | null;
  /** Pixels. */
  readonly width: number | null;
  readonly height: number | null;
  readonly url: string;
  readonly thumburl: string;
  /** Of a radiograph that came as its device wrote it. */
  readonly xray: PhotoXray | null;
  readonly dicom_id: number | null;
  readonly dicomurl: string | null;
  /** Millimetres a pixel, as somebody measured. */
  readonly calibration: { readonly mm: number } | null;
  readonly mount: MountPlace | null;
  readonly customerdata: Named | null;
  readonly visitdata: (Named & { readonly visit_date: string }) | null;
  readonly doctordata: Named | null;
  readonly labeldata: Named | null;
  readonly authordata: Named | null;
  readonly profiledata: Named;
}

/** Photos of one day in the branch's zone, in the order in which they came. */
export interface PhotoDay {
  readonly day: string;
  readonly photos: readonly PhotoData[];
}

/** Days in the order of the list. */
export const daysOf = (photos: readonly PhotoData[], zone: TimeZone): readonly PhotoDay[] => {
  const days = new Map<string, PhotoData[]>();
  for (const photo of photos) {
    const day = dateIn(zone, new Date(photo.upload_at));
    days.set(day, [...(days.get(day) ?? []), photo]);
  }
  return [...days].map(([day, ofDay]) => ({ day, photos: ofDay }));
};

/** Photos with the oldest first, for comparing before and after. */
export const inTime = (photos: readonly PhotoData[]): readonly PhotoData[] =>
  photos.toSorted((a, b) => a.upload_at.localeCompare(b.upload_at) || a.id - b.id);

/** How many photos are compared at once. */
export const COMPARED = { least: 2, most: 4 } as const;
