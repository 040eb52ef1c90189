// Fields of the sheet of a consent: treatments, signer, plain words.
import { Checkbox, Input, Radio } from 'antd';
import { useId } from 'react';
import { consent as resource } from '../../../resources/service/consent.ts';
import { signers } from '../../../resources/service/consent-text.ts';
import formStyle from '../../../kit/form/form.module.css';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';
import { type ConsentValues, isMinor } from './consent-form.ts';

interface WordsProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly max: number;
  /** Rows of a field of several lines. */
  readonly lines?: number;
  readonly onChange: (value: string) => void;
}

export const Words = ({ name, label, value, max, lines, onChange }: WordsProps) => {
  const id = `consent-${name}`;
  return (
    <div className={formStyle.field}>
      <label htmlFor={id} className={formStyle.label}>
        {label}
      </label>
      {lines === undefined ? (
        <Input id={id} value={value} maxLength={max} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input.TextArea
          id={id}
          rows={lines}
          value={value}
          maxLength={max}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
};

interface ChoiceProps {
  readonly treatments: readonly TreatmentData[];
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
}

export const TreatmentChoice = ({ treatments, value, onChange }: ChoiceProps) => {
  const id = useId();
  return (
    <div className={formStyle.field} role="group" aria-labelledby={id}>
      <span id={id} className={formStyle.label}>
        {resource.fields.perawatan_ids.label}
      </span>
      <Checkbox.Group<number>
        value={[...value]}
        options={treatments.map(({ perawatan_id, name }) => ({ value: perawatan_id, label: name }))}
        onChange={onChange}
      />
    </div>
  );
};

interface SignerProps {
  readonly visit: VisitData;
  readonly values: ConsentValues;
  readonly onChange: (changed: Partial<ConsentValues>) => void;
}

/** A minor does not sign himself; a guardian says who he is. */
export const SignerFields = ({ visit, values, onChange }: SignerProps) => {
  const { signer, signer_name, signer_relation, signer_idcard } = resource.fields;
  const minor = isMinor(visit);
  const choose = (next: ConsentValues['signer']) =>
    onChange({ signer: next, signer_name: next === 'pasien' ? (visit.customerdata?.name ?? '') : '' });
  return (
    <>
      <Radio.Group
        aria-label={signer.label}
        value={values.signer}
        options={signers.map(({ value, label }) => ({ value, label, disabled: minor && value === 'pasien' }))}
        onChange={(event) => choose(event.target.value as ConsentValues['signer'])}
      />
      <Words
        name="signer-name"
        label={signer_name.label}
        max={signer_name.max}
        value={values.signer_name}
        onChange={(name) => onChange({ signer_name: name })}
      />
      {values.signer === 'wali' && (
        <Words
          name="signer-relation"
          label={signer_relation.label}
          max={signer_relation.max}
          value={values.signer_relation}
          onChange={(relation) => onChange({ signer_relation: relation })}
        />
      )}
      <Words
        name="signer-idcard"
        label={signer_idcard.label}
        max={16}
        value={values.signer_idcard}
        onChange={(idcard) => onChange({ signer_idcard: idcard })}
      />
    </>
  );
};
