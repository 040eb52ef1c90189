// A consent while it is read and signed: the text with everything filled in, then decision, signer, signature, witness.
import { useOne } from '@refinedev/core';
import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { activeStatus } from '../../../resources/kernel/active.ts';
import { consent as resource } from '../../../resources/service/consent.ts';
import { asksRisk, decisions, renderConsent } from '../../../resources/service/consent-text.ts';
import { consenttemplate } from '../../../resources/service/consenttemplate.ts';
import formStyle from '../../../kit/form/form.module.css';
import { useChanged } from '../../../kit/form/leave.tsx';
import { FormSheet } from '../../../kit/sheet/form-sheet.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { SignaturePad } from '../../../kit/signature/signature-pad.tsx';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';
import { kindsOf, type TemplateData } from './consent.ts';
import { bodyOf, type ConsentValues, isReady, startOf } from './consent-form.ts';
import { SignerFields, TreatmentChoice, Words } from './consent-fields.tsx';
import surface from '../../../kit/style/surface.module.css';
import style from './supply.module.css';

interface Props {
  readonly visit: VisitData;
  readonly unsigned: readonly TreatmentData[];
  readonly onClose: () => void;
}

const WIDTH = 680;

const useTemplate = (id: number | null): TemplateData | undefined =>
  useOne<TemplateData>({
    resource: consenttemplate.name,
    id: id ?? undefined,
    queryOptions: { enabled: id !== null },
    errorNotification: false,
  }).result;

const Text = ({ visit, values, template }: { visit: VisitData; values: ConsentValues; template: TemplateData }) => {
  const { t } = useTranslation();
  const tindakan = kindsOf(visit)
    .filter(({ perawatan_id }) => values.perawatan_ids.includes(perawatan_id))
    .map(({ name }) => name);
  const text = renderConsent(template.body, {
    nama: visit.customerdata?.name ?? '',
    rm: visit.customerdata?.code ?? '',
    dokter: visit.doctordata?.name ?? '',
    tindakan,
    risiko: values.risiko.trim(),
  });
  return (
    <ScrollRegion className={`${surface.sunken} ${style.text}`} label={t('consent.text')}>
      {text}
    </ScrollRegion>
  );
};

const TemplateChoice = ({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) => (
  <div className={formStyle.field}>
    <label htmlFor="consent-template" className={formStyle.label}>
      {resource.fields.consenttemplate_id.label}
    </label>
    <RefSelect
      id="consent-template"
      resource={consenttemplate.name}
      filter={{ status: activeStatus.active }}
      value={value}
      onChange={onChange}
    />
  </div>
);

const useSign = ({ visit, onClose }: Props, values: ConsentValues, template: TemplateData | undefined) => {
  const { t } = useTranslation();
  const { send } = useSend('service.consent.sign', tellDone(t('form.saved')));
  return useSending(async () => {
    if (!template) throw new Error('There is no text to sign.');
    await send({}, bodyOf(visit, values, template));
    onClose();
  });
};

export const ConsentDrawer = (props: Props) => {
  const { t } = useTranslation();
  const { visit, unsigned, onClose } = props;
  const [values, setValues] = useState(() => startOf(visit, unsigned));
  const typed = useChanged(values);
  const change = (changed: Partial<ConsentValues>) => setValues((old) => ({ ...old, ...changed }));
  const template = useTemplate(values.template);
  const { refusal, busy, onSubmit } = useSign(props, values, template);
  return (
    <FormSheet
      title={t('consent.ask')}
      width={WIDTH}
      action={t('consent.sign')}
      refusal={refusal}
      busy={busy}
      typed={typed}
      ready={isReady(values, template)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TemplateChoice value={values.template} onChange={(id) => change({ template: id })} />
      {template?.type === 'tindakan' && (
        <TreatmentChoice
          treatments={kindsOf(visit)}
          value={values.perawatan_ids}
          onChange={(perawatan_ids) => change({ perawatan_ids })}
        />
      )}
      {template && asksRisk(template.body) && (
        <Words
          name="risiko"
          label={t('consent.risk')}
          lines={2}
          max={2000}
          value={values.risiko}
          onChange={(risiko) => change({ risiko })}
        />
      )}
      {template && <Text visit={visit} values={values} template={template} />}
      <Radio.Group
        optionType="button"
        aria-label={resource.fields.decision.label}
        value={values.decision}
        options={decisions.map(({ value, label }) => ({ value, label }))}
        onChange={(event) => change({ decision: event.target.value as ConsentValues['decision'] })}
      />
      <SignerFields visit={visit} values={values} onChange={change} />
      <SignaturePad label={resource.fields.signature_id.label} onChange={(signature) => change({ signature })} />
      <Words
        name="witness"
        label={resource.fields.witness_name.label}
        max={100}
        value={values.witness_name}
        onChange={(witness_name) => change({ witness_name })}
      />
      {values.witness_name.trim() !== '' && (
        <SignaturePad
          label={resource.fields.witness_signature_id.label}
          onChange={(witness_signature) => change({ witness_signature })}
        />
      )}
    </FormSheet>
  );
};
