// Consents of a visit as the API answers them, and which of its treatments still want one (service.md 2.15, 3.1).
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';

export interface ConsentData {
  readonly id: number;
  readonly title: string;
  readonly type: 'tindakan' | 'umum' | 'publikasi';
  readonly revision: number;
  readonly body_rendered: string;
  readonly perawatan_ids: readonly number[];
  readonly decision: 'setuju' | 'menolak';
  readonly signer: 'pasien' | 'wali';
  readonly signer_name: string;
  readonly signer_relation: string | null;
  readonly witness_name: string | null;
  readonly signed_at: string;
  readonly withdraws_id: number | null;
  readonly withdraw_reason: string | null;
  readonly withdrawn: boolean;
}
export interface TemplateData {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly type: ConsentData['type'];
}

/** What agreed to something and was not taken back. */
export const isValid = ({ decision, withdraws_id, withdrawn }: ConsentData): boolean =>
  decision === 'setuju' && withdraws_id === null && !withdrawn;

/** The treatments of the visit, one of each kind. */
export const kindsOf = ({ visitperawatans = [] }: VisitData): readonly TreatmentData[] => {
  const live = visitperawatans.filter(({ status }) => status !== visitperawatan.state.cancelled);
  return live.filter(({ perawatan_id }, at) => live.findIndex((one) => one.perawatan_id === perawatan_id) === at);
};

/** Treatments without which the visit does not end, and for which nobody has signed yet. */
export const unsignedOf = (visit: VisitData, consents: readonly ConsentData[]): readonly TreatmentData[] =>
  kindsOf(visit).filter(
    ({ perawatan_id, perawatandata }) =>
      perawatandata?.isconsent === true &&
      !consents.some((consent) => isValid(consent) && consent.perawatan_ids.includes(perawatan_id)),
  );
