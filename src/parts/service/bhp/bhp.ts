// Consumables of a treatment as the API answers them, and who may do what with them (service.md 2.8, 3.2).
import { useList } from '@refinedev/core';
import { can, type Who } from '../../../policies/index.ts';
import type { Tone } from '../../../resources/kernel/field.ts';
import { visitperawatanbhp } from '../../../resources/service/visitperawatanbhp.ts';
import type { Asked } from '../../../screens/request/requests.ts';
import type { TreatmentData } from '../visit/visit.ts';

export interface BhpLine {
  readonly id: number;
  readonly visitperawatan_id: number;
  readonly item_id: number;
  readonly itemdata: { readonly name: string } | null;
  readonly unit: string;
  readonly allow_decimal: boolean;
  /** Null: entered by hand. */
  readonly qty_default: number | null;
  /** Null until it is confirmed. */
  readonly qty_used: number | null;
  readonly reason: string | null;
  /** Rupiah; absent for roles that do not see costs, null while no stock is kept. */
  readonly cost_amount?: number | null;
}
export type BhpTreatment = Pick<TreatmentData, 'id' | 'name' | 'status' | 'has_bhp' | 'isbhpused'> & Asked;

/** What can be said of a treatment's consumables, and the tone of its chip. */
export type BhpState = 'none' | 'open' | 'used';
export const bhpTones: Readonly<Record<BhpState, Tone>> = { none: 'neutral', open: 'warning', used: 'success' };

export const bhpState = ({ has_bhp, isbhpused }: BhpTreatment): BhpState => {
  if (isbhpused) return 'used';
  return has_bhp ? 'open' : 'none';
};

export const mayConfirmBhp = (who: Who): boolean => can(who, 'service.visitperawatan.bhp', 'call');
export const mayCancelBhp = (who: Who): boolean => can(who, 'service.visitperawatan.bhpbatal', 'call');

const MOST_LINES = 100;

/** The lines of a visit or of one treatment, in the order of the catalogue. */
export const useBhpLines = (filter: { readonly visit: number } | { readonly visitperawatan: number }) => {
  const { query, result } = useList<BhpLine>({
    resource: visitperawatanbhp.name,
    pagination: { currentPage: 1, pageSize: MOST_LINES },
    sorters: [{ field: 'id', order: 'asc' }],
    filters: Object.entries(filter).map(([field, value]) => ({ field, operator: 'eq' as const, value })),
    errorNotification: false,
    liveMode: 'auto',
  });
  return { query, lines: result.data };
};
