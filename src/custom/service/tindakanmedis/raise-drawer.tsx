// 'Naikkan harga': by percent or rupiah, rounded as said, from a day on; looked at before it is stored (service.md 4).
import { Button, DatePicker, Drawer, InputNumber, Select, Segmented } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { activeStatus } from '../../../resources/kernel/active.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { PRICE_STEPS } from '../../../resources/service/price-calls.ts';
import { tindakanmedis } from '../../../resources/service/tindakanmedis.ts';
import formStyle from '../../../kit/form/form.module.css';
import { BranchNeeded, useNoBranch } from '../../../kit/form/branch-needed.tsx';
import { useChanged, useLeave } from '../../../kit/form/leave.tsx';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { RaisePreview } from './raise-preview.tsx';
import { type RaiseEntry, useRaise } from './use-raise.ts';
import style from './raise.module.css';
import layout from '../../../kit/style/layout.module.css';

const DRAWER = 640;
const DAY = 'YYYY-MM-DD';
const { kategori_id } = tindakanmedis.fields;

/** Whole rupiah, grouped while it is typed, with a sign. */
const GROUPED = {
  formatter: (value?: number | string) =>
    Number.isFinite(Number(value)) && value !== '' ? formatNumber(Number(value)) : String(value ?? ''),
  parser: (text?: string) => (text ?? '').replace(/[^\d-]/g, '') as unknown as number,
} as const;

interface FieldsProps {
  readonly entry: RaiseEntry;
  readonly today: string;
  readonly onChange: (next: Partial<RaiseEntry>) => void;
  readonly onEnter: () => void;
}

const AmountFields = ({ entry, onChange, onEnter }: Omit<FieldsProps, 'today'>) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={formStyle.field}>
        <label className={formStyle.label} htmlFor="raise-value">
          {t('lab.raise.value')}
        </label>
        <span className={layout.line}>
          <Segmented<RaiseEntry['mode']>
            aria-label={t('lab.raise.mode')}
            value={entry.mode}
            onChange={(mode) => onChange({ mode, value: null })}
            options={[
              { value: 'persen', label: '%' },
              { value: 'rupiah', label: 'Rp' },
            ]}
          />
          <InputNumber<number>
            id="raise-value"
            className={style.grow}
            controls={false}
            {...(entry.mode === 'rupiah' ? GROUPED : { decimalSeparator: ',' })}
            value={entry.value}
            onChange={(value) => onChange({ value })}
            onPressEnter={onEnter}
          />
        </span>
        <span className={formStyle.help}>{t('lab.raise.valueHelp')}</span>
      </div>
      <div className={formStyle.field}>
        <label className={formStyle.label} htmlFor="raise-step">
          {t('lab.raise.step')}
        </label>
        <Select<RaiseEntry['step']>
          id="raise-step"
          virtual={false}
          value={entry.step}
          onChange={(step) => onChange({ step })}
          options={PRICE_STEPS.map((value) => ({ value, label: `Rp ${formatNumber(value)}` }))}
        />
        <span className={formStyle.help}>{t('lab.raise.stepHelp', { step: formatNumber(entry.step) })}</span>
      </div>
    </>
  );
};

const Fields = ({ entry, today, ...on }: FieldsProps) => {
  const { t } = useTranslation();
  const { onChange } = on;
  return (
    <div className={layout.tiles}>
      <div className={formStyle.field}>
        <label className={formStyle.label} htmlFor="raise-category">
          {kategori_id.label}
        </label>
        <RefSelect
          id="raise-category"
          resource={kategori_id.to}
          filter={{ status: activeStatus.active }}
          placeholder={t('list.any')}
          value={entry.kategori}
          onChange={(kategori) => onChange({ kategori })}
        />
      </div>
      <div className={formStyle.field}>
        <span className={formStyle.label}>{t('lab.raise.scope')}</span>
        <Segmented<RaiseEntry['scope']>
          aria-label={t('lab.raise.scope')}
          value={entry.scope}
          onChange={(scope) => onChange({ scope })}
          options={[
            { value: 'cabang', label: t('lab.raise.own') },
            { value: 'semua', label: t('lab.raise.all') },
          ]}
        />
        <span className={formStyle.help}>{t(`lab.raise.scopeHelp.${entry.scope}`)}</span>
      </div>
      <AmountFields entry={entry} {...on} />
      <div className={formStyle.field}>
        <label className={formStyle.label} htmlFor="raise-from">
          {t('lab.raise.from')}
        </label>
        <DatePicker
          id="raise-from"
          allowClear={false}
          format={['DD MMM YYYY', 'D/M/YYYY']}
          minDate={dayjs(today, DAY)}
          value={dayjs(entry.valid_from, DAY)}
          onChange={(day) => onChange({ valid_from: day.format(DAY) })}
        />
      </div>
    </div>
  );
};

export const RaiseDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const today = useToday();
  const { entry, preview, chosen, refusal, busy, change, choose, look, store } = useRaise(today, onClose);
  // Enter looks; what is looked at is stored by the button alone: no form.
  const mayLook = !useNoBranch() && entry.value !== null;
  const onEnter = () => void (mayLook && !preview && look());
  const { leave } = useLeave(onClose, useChanged(entry));
  return (
    <Drawer
      open
      title={t('lab.raise.title')}
      width={DRAWER}
      onClose={leave}
      footer={
        <div className={layout.end}>
          <Button onClick={leave}>{t('form.cancel')}</Button>
          {preview ? (
            <Button type="primary" disabled={chosen.length === 0} loading={busy} onClick={() => void store()}>
              {t('lab.raise.store', { n: chosen.length })}
            </Button>
          ) : (
            <Button type="primary" disabled={!mayLook} loading={busy} onClick={() => void look()}>
              {t('lab.raise.look')}
            </Button>
          )}
        </div>
      }
    >
      <div className={layout.stackLarge}>
        <BranchNeeded />
        {refusal && <RefusalAlert refusal={refusal} />}
        <Fields entry={entry} today={today} onChange={change} onEnter={onEnter} />
        {preview && <RaisePreview changes={preview} chosen={chosen} onChoose={choose} />}
      </div>
    </Drawer>
  );
};
