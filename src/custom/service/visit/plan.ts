// Treatment plans as the API answers them, and the items that the odontogram suggests (service.md 2.16, 10).
import type { EntryData } from '../../../resources/service/odontogram-answer.ts';
import { plannedChart } from '../../../resources/service/odontogram-chart.ts';
import type { CodeValue } from '../../../resources/service/odontogram-code.ts';
import { planItemState, treatmentplan } from '../../../resources/service/treatmentplan.ts';
import type { Loaded } from '../../../screens/record/use-record.ts';

/** Amounts are absent for roles that do not see money. */
export interface PlanItem {
  readonly id: number;
  readonly perawatan_id: number;
  readonly code: string;
  readonly name: string;
  readonly tooth: number | null;
  readonly surfaces: readonly string[] | null;
  readonly qty: number;
  readonly price?: number;
  readonly discount_amount?: number;
  readonly amount?: number;
  readonly priority: number | null;
  readonly phase: number | null;
  readonly status: number;
  readonly visitperawatan_id: number | null;
}
export interface PlanData extends Loaded {
  readonly status: keyof typeof treatmentplan.states;
  readonly title: string;
  readonly valid_until: string | null;
  readonly note: string | null;
  readonly doctordata: { readonly name: string } | null;
  readonly total_amount?: number;
  readonly items: readonly PlanItem[];
}

/** The item waits for a visit. */
export const isOpen = ({ status, visitperawatan_id }: Pick<PlanItem, 'status' | 'visitperawatan_id'>): boolean =>
  status === planItemState.planned && visitperawatan_id === null;

/** A treatment of the catalogue and the code that it leaves on a tooth. */
export interface CodedTreatment {
  readonly id: number;
  readonly odontogram_code: CodeValue | null;
  readonly scope: string;
}
export interface SuggestedItem {
  readonly perawatan_id: number | null;
  readonly tooth: number;
  readonly surfaces: readonly string[];
}

/** Codes that are planned on the chart. */
export const plannedCodes = (entries: readonly EntryData[]): readonly CodeValue[] => [
  ...new Set([...plannedChart(entries).values()].flatMap((state) => Object.values(state).map(({ code }) => code))),
];

/**
 * One item for each planned mark. Its treatment is the one that leaves the mark's code; where several do, the doctor chooses.
 * Marks that an open plan has already are left out.
 */
export const suggestedItems = (
  entries: readonly EntryData[],
  treatments: readonly CodedTreatment[],
  plans: readonly PlanData[],
): readonly SuggestedItem[] => {
  const planned = plans
    .filter(({ status }) => status === treatmentplan.state.draft || status === treatmentplan.state.approved)
    .flatMap(({ items }) => items);
  const marks = [...plannedChart(entries).values()].flatMap((state) => [...new Set(Object.values(state))]);
  return marks
    .map(({ tooth, code, surfaces }) => ({
      tooth,
      surfaces,
      fitting: treatments.filter(({ odontogram_code }) => odontogram_code === code),
    }))
    .filter(
      ({ tooth, fitting }) =>
        !planned.some((item) => item.tooth === tooth && fitting.some(({ id }) => id === item.perawatan_id)),
    )
    .map(({ tooth, surfaces, fitting }) => {
      const bySurface = fitting.every(({ scope }) => scope === 'permukaan');
      const perawatan_id = fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
      return { perawatan_id, tooth, surfaces: bySurface ? surfaces : [] };
    })
    .toSorted((a, b) => a.tooth - b.tooth);
};
