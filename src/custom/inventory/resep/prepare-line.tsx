// One prescribed line while it is prepared: how much of it, how it is taken, and what is given instead.
import { Button, Input, InputNumber } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { SIGNA } from '../../../resources/inventory/signa.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { PickText } from '../../../kit/form/pick-text.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { BatchSelect } from '../../../parts/inventory/batch/batch-select.tsx';
import { SoldItemPicker } from '../../../parts/inventory/sold-item-picker.tsx';
import type { Entry } from './lines.ts';
import { lightOf } from './resep-card.tsx';
import style from './resep.module.css';

interface Props {
  readonly entry: Entry;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (entry: Entry) => void;
}
const REASON_MAX = 200;
const SIGNA_MAX = 100;

const Instead = ({ entry, errorAt, onChange }: Props) => {
  const { t } = useTranslation();
  const { item, given, reason } = entry;
  const [chooses, choose] = useState(given !== null);
  if (!chooses)
    return (
      <Button
        type="link"
        size="small"
        onClick={() => choose(true)}
        aria-label={t('resep.replaceOf', { name: item.name })}
      >
        {t('resep.instead')}
      </Button>
    );
  return (
    <>
      {given && <StatusChip tone="info" label={t('resep.given', { name: given.name })} />}
      <SoldItemPicker
        resep
        label={t('resep.insteadOf', { name: item.name })}
        onPick={({ id, name, unit }) => onChange({ ...entry, given: { id, name, unit }, batch: null, scanned: false })}
      />
      {given && (
        <Input
          value={reason}
          maxLength={REASON_MAX}
          placeholder={t('resep.why')}
          aria-label={t('resep.whyOf', { name: item.name })}
          status={errorAt('substitute_reason') ? 'error' : undefined}
          onChange={(event) => onChange({ ...entry, reason: event.target.value })}
        />
      )}
      <Button
        size="small"
        onClick={() => {
          choose(false);
          onChange({ ...entry, given: null, reason: '', batch: null, scanned: false });
        }}
      >
        {t('resep.asPrescribed')}
      </Button>
    </>
  );
};

/** What expires first, until another batch is wanted. */
const OtherBatch = ({ entry, errorAt, onChange }: Props) => {
  const { t } = useTranslation();
  const { item, given, batch } = entry;
  const name = given?.name ?? item.name;
  const [chooses, choose] = useState(false);
  if (!chooses && batch === null)
    return (
      <Button type="link" size="small" onClick={() => choose(true)} aria-label={t('batch.changeOf', { name })}>
        {t('batch.change')}
      </Button>
    );
  return (
    <BatchSelect
      label={t('batch.of', { name })}
      item={given?.id ?? item.item_id}
      from="sale"
      value={batch}
      invalid={errorAt('batch_id') !== undefined}
      onChange={(chosen) => onChange({ ...entry, batch: chosen })}
    />
  );
};

export const PrepareLine = (props: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const { entry, errorAt, onChange } = props;
  const { item, qty, signa } = entry;
  const light = lightOf(item);
  const problem = ['qty', 'item_id', 'signa', 'substitute_reason', 'batch_id'].map(errorAt).find(Boolean);
  return (
    <li className={`${surface.card} ${layout.stackSmall}`}>
      <div className={layout.between}>
        <label htmlFor={`${id}-qty`}>
          <strong>{item.name}</strong>{' '}
          <span className={words.faint}>{t('resep.prescribed', { qty: formatNumber(item.qty), unit: item.unit })}</span>
        </label>
        <StatusChip tone={light} label={t(`resep.light.${light}`, { qty: formatNumber(item.available) })} />
      </div>
      {entry.scanned && (
        <StatusChip tone="success" label={[t('scan.isChecked'), entry.batch?.batch_no].filter(Boolean).join(' · ')} />
      )}
      {item.alergi && <StatusChip tone="danger" label={t('resep.allergic', { alergi: item.alergi })} />}
      <div className={layout.row}>
        <InputNumber<number>
          id={`${id}-qty`}
          className={style.qty}
          min={0}
          max={item.qty}
          decimalSeparator=","
          inputMode="decimal"
          suffix={entry.given?.unit ?? item.unit}
          value={qty}
          status={errorAt('qty') ? 'error' : undefined}
          onChange={(value) => onChange({ ...entry, qty: value })}
        />
        <PickText
          className={style.grow}
          value={signa}
          maxLength={SIGNA_MAX}
          aria-label={t('resep.signaOf', { name: item.name })}
          options={SIGNA}
          onChange={(value) => onChange({ ...entry, signa: value })}
        />
      </div>
      <OtherBatch {...props} />
      <Instead {...props} />
      {problem && <span className={words.danger}>{problem}</span>}
    </li>
  );
};
