// A prescription as the API answers it, and while it is written (service.md 2.10).
import type { visitresep } from '../../../resources/service/visitresep.ts';
import type { Loaded } from '../../../screens/record/use-record.ts';

export interface ResepItem {
  readonly item_id: number;
  readonly itemdata: { readonly name: string } | null;
  readonly qty: number;
  readonly unit: string;
  readonly signa: string;
  readonly isracikan: boolean;
  readonly racikan_group: number | null;
  readonly alergi_reason: string | null;
}
export interface ResepData extends Loaded {
  readonly code: string;
  readonly status: keyof typeof visitresep.states;
  readonly note: string | null;
  readonly sent_at: string | null;
  readonly doctordata: { readonly name: string } | null;
  readonly items: readonly ResepItem[];
  /** Medicines that the patient is allergic to. */
  readonly peringatan?: readonly { readonly item_id: number; readonly alergi: string }[];
}

/** A line of the form. `alergi`: the patient's allergy that the medicine touches. */
export interface ResepLine {
  readonly key: number;
  readonly item_id: number;
  readonly name: string;
  readonly unit: string;
  readonly qty: number | null;
  readonly signa: string;
  /** Null: no compound. */
  readonly racikan_group: number | null;
  readonly alergi: string | null;
  readonly alergi_reason: string;
}

/** The allergy that an item of the prescription touches. */
export const allergyOf = ({ peringatan = [] }: ResepData, { item_id }: ResepItem): string | null =>
  peringatan.find((warning) => warning.item_id === item_id)?.alergi ?? null;

/** Lines of the form for a draft. */
export const linesOf = (resep: ResepData): readonly ResepLine[] =>
  resep.items.map((item, key) => ({ ...lineOf(item, key), alergi: allergyOf(resep, item) }));

const lineOf = (item: ResepItem, key: number): ResepLine => ({
  key,
  item_id: item.item_id,
  name: item.itemdata?.name ?? '',
  unit: item.unit,
  qty: item.qty,
  signa: item.signa,
  racikan_group: item.racikan_group,
  alergi: null,
  alergi_reason: item.alergi_reason ?? '',
});

export const bodyOf = ({ item_id, qty, signa, racikan_group, alergi_reason }: ResepLine) => ({
  item_id,
  qty,
  signa: signa.trim(),
  isracikan: racikan_group !== null,
  racikan_group,
  alergi_reason: alergi_reason.trim() || null,
});

/** A line can be sent once its quantity, its direction and, where the patient is allergic, the reason are there. */
export const isComplete = ({ qty, signa, alergi, alergi_reason }: ResepLine): boolean =>
  qty !== null && qty > 0 && signa.trim() !== '' && (alergi === null || alergi_reason.trim() !== '');

/** Single medicines and compounds in the order in which they are read: a compound stands where its first part was written. */
export const groupsOf = (items: readonly ResepItem[]): readonly (readonly ResepItem[])[] => {
  const groups = new Map<string, ResepItem[]>();
  items.forEach((item, at) => {
    const key = item.racikan_group === null ? `single ${at}` : `compound ${item.racikan_group}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  });
  return [...groups.values()];
};
