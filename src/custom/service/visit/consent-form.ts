// What the sheet of a consent holds while it is filled in, and when it may be sent.
import { ADULT_AGE, asksRisk } from '../../../resources/service/consent-text.ts';
import type { Signature } from '../../../kit/signature/signature-pad.tsx';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';
import type { ConsentData, TemplateData } from './consent.ts';

export interface ConsentValues {
  readonly template: number | null;
  readonly perawatan_ids: readonly number[];
  readonly decision: ConsentData['decision'];
  readonly signer: ConsentData['signer'];
  readonly signer_name: string;
  readonly signer_relation: string;
  readonly signer_idcard: string;
  readonly witness_name: string;
  readonly risiko: string;
  readonly signature?: Signature;
  readonly witness_signature?: Signature;
}

/** True for a patient who may not sign himself. */
export const isMinor = ({ customerdata }: VisitData): boolean => {
  const old = customerdata?.old;
  return typeof old === 'number' && old < ADULT_AGE;
};

/** Begins with what is still unsigned, and with who has to sign. */
export const startOf = (visit: VisitData, unsigned: readonly TreatmentData[]): ConsentValues => ({
  template: unsigned[0]?.perawatandata?.consenttemplate_id ?? null,
  perawatan_ids: unsigned.map(({ perawatan_id }) => perawatan_id),
  decision: 'setuju',
  signer: isMinor(visit) ? 'wali' : 'pasien',
  signer_name: isMinor(visit) ? '' : (visit.customerdata?.name ?? ''),
  signer_relation: '',
  signer_idcard: '',
  witness_name: '',
  risiko: '',
});

/** True once everything that the server asks for is there. */
export const isReady = (values: ConsentValues, template: TemplateData | undefined): boolean =>
  template !== undefined &&
  values.signature !== undefined &&
  values.signer_name.trim() !== '' &&
  (values.signer === 'pasien' || values.signer_relation.trim() !== '') &&
  (template.type !== 'tindakan' || values.perawatan_ids.length > 0) &&
  (!asksRisk(template.body) || values.risiko.trim() !== '') &&
  (values.witness_signature === undefined || values.witness_name.trim() !== '');

/** Body of the request. */
export const bodyOf = (visit: VisitData, values: ConsentValues, template: TemplateData) => {
  const words = (text: string): string | null => text.trim() || null;
  return {
    visit_id: visit.id,
    consenttemplate_id: template.id,
    perawatan_ids: template.type === 'tindakan' ? values.perawatan_ids : [],
    decision: values.decision,
    signer: values.signer,
    signer_name: values.signer_name.trim(),
    signer_relation: values.signer === 'wali' ? words(values.signer_relation) : null,
    signer_idcard: words(values.signer_idcard),
    signature: values.signature?.picture ?? '',
    signature_typed: values.signature?.typed ?? false,
    witness_name: words(values.witness_name),
    witness_signature: values.witness_signature?.picture ?? null,
    risiko: asksRisk(template.body) ? words(values.risiko) : null,
  };
};
