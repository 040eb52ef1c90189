// A form lab as the API answers it (service.md 2.9).
import type { Loaded } from '../../../screens/record/use-record.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Amounts are absent for roles that do not see them, and so is the patient's phone. */
export interface FormlabData extends Loaded {
  readonly code: string;
  /** The slot of a package that pays for it. */
  readonly membershipperawatan_id: number | null;
  readonly status: number;
  readonly statusname: string;
  readonly visit_id: number;
  readonly visitperawatan_id: number;
  readonly laboratorium_id: number;
  readonly laboratoriumjasa_id: number;
  readonly tooth: readonly number[] | null;
  readonly shade: string | null;
  readonly material: string | null;
  readonly instruksi: string | null;
  readonly qty: number;
  readonly price?: number;
  readonly labfee_estimate?: number;
  readonly sent_at: string | null;
  readonly due_at: string | null;
  readonly received_at: string | null;
  readonly fitted_at: string | null;
  readonly isremake: boolean;
  readonly islate: boolean;
  readonly perawatandata: Named;
  readonly labdata: Named & { readonly phone: string | null };
  readonly jasadata: Named;
  readonly customerdata: Named & { readonly phone?: string | null };
  readonly parentdata: Named | null;
}

/** Client address of the form labs of a visit, where drafts are changed. */
export const formlabsOfVisit = (visitId: number): string => `/service/visit/${visitId}?tab=formlab`;
