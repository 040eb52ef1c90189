// 'Setor': what was withheld in a month, ticked, and the transfer with its NTPN.
import { useInvalidate } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formShape } from '../../../resources/kernel/shape.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { remitFields } from '../../../resources/finance/payable-calls.ts';
import type { PphKind } from '../../../resources/finance/pajak-kind.ts';
import { masaText, pph } from '../../../resources/finance/pph.ts';
import { readRecords } from '../../../providers/records.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import formStyle from '../../../kit/form/form.module.css';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';

const WIDTH = 640;
const FORM = 'remit';
/** Most rows of one remittance: the longest page of a list. */
const MOST = 100;
const fields = Object.entries(remitFields).map(([name, field]) => ({ name, field }));

const useOwed = (kind: PphKind) =>
  useQuery({
    queryKey: ['pph-owed', kind],
    queryFn: ({ signal }) =>
      readRecords(pph.name, { kind, status: String(pph.state.owed), limit: String(MOST), sortby: 'masa asc' }, signal),
    staleTime: 0,
  });
type Row = NonNullable<ReturnType<typeof useOwed>['data']>['data'][number];

interface Props {
  readonly kind: PphKind;
  readonly label: string;
  readonly onClose: () => void;
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly left: ReadonlySet<number>;
  readonly onToggle: (id: number, on: boolean) => void;
}
const Rows = ({ rows, left, onToggle }: RowsProps) => {
  const { t } = useTranslation();
  return (
    <DataTable<Row>
      label={t('hutang.withheld')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'tick',
          head: t('hutang.remit'),
          cell: ({ id, actor_name }) => (
            <Checkbox
              aria-label={actor_name}
              checked={!left.has(id)}
              onChange={({ target }) => onToggle(id, target.checked)}
            />
          ),
        },
        { key: 'name', head: pph.fields.actor_name.label, as: 'name', cell: ({ actor_name }) => actor_name },
        {
          key: 'bruto',
          head: pph.fields.bruto_amount.label,
          as: 'figure',
          cell: (row) => formatNumber(row.bruto_amount),
        },
        { key: 'amount', head: pph.fields.amount.label, as: 'figure', cell: ({ amount }) => formatNumber(amount) },
      ]}
    />
  );
};

interface FormProps extends Props {
  readonly owed: readonly Row[];
}
const RemitForm = ({ kind, owed, onClose }: FormProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const invalidate = useInvalidate();
  const { send } = useSend('finance.pph.setor', tellDone(t('hutang.remitted')));
  const months = [...new Set(owed.map((row) => row.masa))];
  const [masa, setMasa] = useState(months[0] ?? '');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const rows = owed.filter((row) => row.masa === masa);
  const ticked = rows.filter(({ id }) => !left.has(id));
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: formShape(remitFields),
    start: { setor_at: today },
    submit: async (values) => {
      await send({}, { ...values, kind, masa, ids: ticked.map(({ id }) => id) });
      await invalidate({ resource: pph.name, invalidates: ['list'] });
      onClose();
    },
  });
  const toggle = (id: number, on: boolean) =>
    setLeft((now) => new Set(on ? [...now].filter((other) => other !== id) : [...now, id]));
  return (
    <form id={FORM} className={layout.stackLarge} noValidate onSubmit={(event) => void onSubmit(event)}>
      {refusal && <RefusalAlert refusal={refusal} />}
      <div className={formStyle.grid}>
        <div className={formStyle.field}>
          <label htmlFor="remit-masa" className={formStyle.label}>
            {pph.fields.masa.label}
          </label>
          <Select<string>
            id="remit-masa"
            showSearch
            optionFilterProp="label"
            value={masa}
            options={months.map((value) => ({ value, label: masaText(value) }))}
            onChange={setMasa}
          />
        </div>
        {fields.map((named) => (
          <FormField key={named.name} {...named} control={form.control} idPrefix={FORM} />
        ))}
      </div>
      <Rows rows={rows} left={left} onToggle={toggle} />
      <p role="status">
        {t('hutang.remitSum', {
          n: ticked.length,
          amount: formatRupiah(ticked.reduce((sum, { amount }) => sum + amount, 0)),
        })}
      </p>
    </form>
  );
};

export const RemitDrawer = ({ kind, label, onClose }: Props) => {
  const { t } = useTranslation();
  const owed = useOwed(kind);
  const rows = owed.data?.data ?? [];
  return (
    <FormDrawer
      title={`${t('hutang.remit')}: ${label}`}
      form={FORM}
      width={WIDTH}
      action={t('hutang.remit')}
      disabled={rows.length === 0}
      onClose={onClose}
    >
      {owed.isError && <ErrorState message={owed.error.message} onRetry={() => void owed.refetch()} />}
      {owed.isLoading && <WaitingRows />}
      {owed.isSuccess && rows.length === 0 && <EmptyState text={t('hutang.nothingWithheld')} />}
      {rows.length > 0 && <RemitForm kind={kind} label={label} owed={rows} onClose={onClose} />}
    </FormDrawer>
  );
};
