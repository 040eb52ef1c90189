// One medicine of a prescription while it is written.
import { DeleteOutlined } from '@ant-design/icons';
import { Alert, Button, Input, InputNumber, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { visitresep } from '../../../resources/service/visitresep.ts';
import formStyle from '../../../kit/form/form.module.css';
import { PickText } from '../../../kit/form/pick-text.tsx';
import { KeepFavourite } from './keep-favourite.tsx';
import type { ResepLine } from './resep.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import surface from '../../../kit/style/surface.module.css';
import style from './supply.module.css';

const { qty, signa, alergi_reason } = visitresep.fields.items.fields;
const GROUPS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const FULL = { width: '100%' } as const;
/** How doctors write it most often; anything else can be typed. */
const SIGNAS = ['3x1 sesudah makan', '2x1 sesudah makan', '1x1 sesudah makan', '3x1 bila nyeri', 'Kumur 2x sehari'];

interface Props {
  readonly line: ResepLine;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (line: ResepLine) => void;
  readonly onRemove: () => void;
  /** The line was kept as a favourite. */
  readonly onKept: () => void;
}

const Compound = ({ id, line, onChange }: Pick<Props, 'line' | 'onChange'> & { id: string }) => {
  const { t } = useTranslation();
  return (
    <div className={formStyle.fieldWide}>
      <label htmlFor={id} className={formStyle.label}>
        {t('supply.compound')}
      </label>
      <Select<number>
        id={id}
        virtual={false}
        style={FULL}
        value={line.racikan_group ?? 0}
        options={[
          { value: 0, label: t('supply.single') },
          ...GROUPS.map((group) => ({ value: group, label: t('supply.compoundOf', { group }) })),
        ]}
        onChange={(group) => onChange({ ...line, racikan_group: group === 0 ? null : group })}
      />
    </div>
  );
};

interface FieldProps extends Pick<Props, 'line' | 'errorAt' | 'onChange'> {
  readonly id: string;
}

const ErrorText = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <span className={formStyle.error}>{text}</span>;

/** How much, and how it is taken. */
const Dose = ({ id, line, errorAt, onChange }: FieldProps) => (
  <>
    <div className={formStyle.field}>
      <label htmlFor={`${id}-qty`} className={formStyle.label}>
        {qty.label}
      </label>
      <InputNumber<number>
        id={`${id}-qty`}
        style={FULL}
        min={0}
        max={qty.max}
        decimalSeparator=","
        inputMode="decimal"
        suffix={line.unit}
        value={line.qty}
        onChange={(value) => onChange({ ...line, qty: value })}
      />
      <ErrorText text={errorAt('qty')} />
    </div>
    <div className={formStyle.field}>
      <label htmlFor={`${id}-signa`} className={formStyle.label}>
        {signa.label}
      </label>
      <PickText
        id={`${id}-signa`}
        value={line.signa}
        maxLength={signa.max}
        options={SIGNAS}
        onChange={(value) => onChange({ ...line, signa: value })}
      />
      <ErrorText text={errorAt('signa')} />
    </div>
  </>
);

/** Why a medicine is given that the patient is allergic to. */
const AllergyReason = ({ line, errorAt, onChange }: Omit<FieldProps, 'id'>) => {
  const { t } = useTranslation();
  return (
    <div className={layout.wide}>
      <Input
        value={line.alergi_reason}
        maxLength={alergi_reason.max}
        placeholder={t('supply.whyAllergic')}
        aria-label={t('supply.whyAllergicOf', { name: line.name })}
        aria-required
        status={line.alergi_reason.trim() === '' ? 'error' : undefined}
        onChange={(event) => onChange({ ...line, alergi_reason: event.target.value })}
      />
      <ErrorText text={errorAt('alergi_reason')} />
    </div>
  );
};

export const ResepLineFields = ({ line, errorAt, onChange, onRemove, onKept }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <li className={`${surface.sunken} ${layout.stackSmall}`}>
      <div className={layout.row}>
        <h3 className={`${words.heading} ${style.title}`}>{line.name}</h3>
        <div className={`${layout.rowTight} ${style.actions}`}>
          <KeepFavourite line={line} onKept={onKept} />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('supply.remove', { name: line.name })}
            onClick={onRemove}
          />
        </div>
      </div>
      {line.alergi !== null && (
        <Alert type="error" showIcon role="alert" message={t('supply.allergic', { alergi: line.alergi })} />
      )}
      <div className={style.lineFields}>
        <Dose id={id} line={line} errorAt={errorAt} onChange={onChange} />
        <div className={layout.wide}>
          <Compound id={`${id}-group`} line={line} onChange={onChange} />
          <ErrorText text={errorAt('racikan_group')} />
        </div>
        {line.alergi !== null && <AllergyReason line={line} errorAt={errorAt} onChange={onChange} />}
      </div>
    </li>
  );
};
