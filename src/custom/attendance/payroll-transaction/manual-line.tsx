// A line that is entered by hand: component, how many, how much of each.
import { useList } from '@refinedev/core';
import { Button, Input, InputNumber, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { ruledCalcs } from '../../../resources/attendance/component-words.ts';
import { payrollcomponent } from '../../../resources/attendance/payrollcomponent.ts';
import type { ListedOf } from '../../../resources/answers.ts';

export interface ManualEntry {
  readonly component_id: number;
  readonly qty: number;
  readonly rate: number;
  readonly note?: string | null;
  /** It came with a sheet, whose next one replaces it. */
  readonly is_imported?: boolean;
}
type Component = ListedOf<'attendance.payrollcomponent'>;
const FULL = { width: '100%' } as const;
const NOTE_MAX = 200;

export const ManualLine = ({
  busy,
  onAdd,
}: {
  readonly busy: boolean;
  readonly onAdd: (entry: ManualEntry) => Promise<boolean>;
}) => {
  const { t } = useTranslation();
  const id = useId();
  const [component, setComponent] = useState<number>();
  const [qty, setQty] = useState<number | null>(1);
  const [rate, setRate] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const { result } = useList<Component>({
    resource: payrollcomponent.name,
    pagination: { currentPage: 1, pageSize: 100 },
    filters: [{ field: 'status', operator: 'eq', value: 1 }],
    errorNotification: false,
  });
  const options = result.data
    .filter(({ calc }) => !ruledCalcs.includes(calc))
    .map(({ id: value, name: label }) => ({ value, label }));
  const add = async () => {
    if (component === undefined || !qty || rate === null) return;
    if (await onAdd({ component_id: component, qty, rate, note: note.trim() || null })) {
      setComponent(undefined);
      setRate(null);
      setNote('');
    }
  };
  return (
    <section className={layout.stackSmall} aria-label={t('attendance.payroll.addLine')}>
      <h2 className={words.heading}>{t('attendance.payroll.addLine')}</h2>
      <Select<number>
        value={component ?? null}
        placeholder={t('attendance.payroll.component')}
        aria-label={t('attendance.payroll.component')}
        options={options}
        onChange={setComponent}
      />
      <div className={layout.inputs}>
        <div className={layout.stackTight}>
          <label htmlFor={`${id}q`}>{t('attendance.payroll.qty')}</label>
          <InputNumber<number> id={`${id}q`} style={FULL} min={0.01} value={qty} onChange={setQty} />
        </div>
        <div className={layout.stackTight}>
          <label htmlFor={`${id}r`}>{t('attendance.payroll.rate')}</label>
          <MoneyControl id={`${id}r`} value={rate} onChange={setRate} />
        </div>
      </div>
      <Input
        value={note}
        maxLength={NOTE_MAX}
        placeholder={t('attendance.payroll.note')}
        aria-label={t('attendance.payroll.note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button disabled={component === undefined || !qty || rate === null} loading={busy} onClick={() => void add()}>
        {t('attendance.payroll.add')}
      </Button>
    </section>
  );
};
