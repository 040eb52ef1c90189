// Other days and amounts for what is left of a bill on credit; they must come to it (finance.md 3).
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useInvalidate, useOne } from '@refinedev/core';
import { Button, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import { bill as declaration } from '../../../resources/finance/bill.ts';
import type { BillRecord, DetailAngsuran } from '../../../resources/finance/bill-detail.ts';
import { addMonths } from '../../../resources/kernel/date.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { DateInput } from '../../../screens/inputs/date-input.tsx';
import { MoneyBox } from '../cashier/money-box.tsx';
import { FirstField } from '../../../kit/form/first-field.tsx';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { useChanged, useTyped } from '../../../kit/form/leave.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { payableOf } from '../../../resources/finance/amounts.ts';
import { useBillDetail } from './bill.ts';
import style from './billing.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Row {
  readonly no: number;
  readonly due_date: string | null;
  /** Still to be paid. */
  readonly amount: number | null;
}
interface Props {
  readonly billId: number;
  readonly title: string;
  readonly onClose: () => void;
}
const FORM = 'bill-reschedule';
const DAY = angsuran.fields.due_date;

const openRows = (rows: readonly DetailAngsuran[]): readonly Row[] =>
  rows
    .filter(({ amount, paid_amount }) => paid_amount < amount)
    .map(({ no, due_date, amount, paid_amount }) => ({ no, due_date, amount: amount - paid_amount }));

const RowFields = ({ row, onChange, onRemove }: { row: Row; onChange: (row: Row) => void; onRemove: () => void }) => {
  const { t } = useTranslation();
  const id = useId();
  const name = row.no === 0 ? t('tagihan.dp') : String(row.no);
  return (
    <div className={layout.inputs}>
      <span className={style.rowName}>{name}</span>
      <div className={layout.stackTight}>
        <label className={words.quiet} htmlFor={id}>
          {DAY.label}
        </label>
        <DateInput
          field={DAY}
          id={id}
          value={row.due_date}
          invalid={false}
          onChange={(day) => onChange({ ...row, due_date: typeof day === 'string' ? day : null })}
          onBlur={() => undefined}
        />
      </div>
      <MoneyBox
        label={angsuran.fields.outstanding.label}
        value={row.amount}
        onChange={(amount) => onChange({ ...row, amount })}
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('tagihan.removeRow', { name })}
        onClick={onRemove}
      />
    </div>
  );
};

interface EditorProps extends Props {
  readonly left: number;
  readonly all: readonly DetailAngsuran[];
}

const useSchedule = ({ billId, onClose, all }: EditorProps) => {
  const { t } = useTranslation();
  const { send } = useSend('finance.bill.angsuran', tellDone(t('form.saved')));
  const invalidate = useInvalidate();
  const [rows, setRows] = useState(openRows(all));
  useTyped(useChanged(rows));
  const planned = rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const sending = useSending(async () => {
    await send({ id: billId }, { angsurans: rows });
    await invalidate({ resource: declaration.name, id: billId, invalidates: ['list', 'detail'] });
    await invalidate({ resource: angsuran.name, invalidates: ['list'] });
    onClose();
  });
  return { rows, setRows, planned, ...sending };
};

const Editor = (props: EditorProps) => {
  const { t } = useTranslation();
  const { left, all } = props;
  const { rows, setRows, planned, refusal, onSubmit } = useSchedule(props);
  const add = () => {
    const last = rows.at(-1);
    const no = Math.max(0, ...all.map((row) => row.no), ...rows.map((row) => row.no)) + 1;
    const due = last?.due_date ? addMonths(last.due_date, 1) : null;
    setRows([...rows, { no, due_date: due, amount: Math.max(0, left - planned) || null }]);
  };
  return (
    <form id={FORM} className={layout.stackLarge} onSubmit={onSubmit} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      <div className={layout.stack}>
        {rows.map((row, at) => (
          <RowFields
            key={row.no}
            row={row}
            onChange={(next) => setRows(rows.with(at, next))}
            onRemove={() => setRows(rows.filter((other) => other !== row))}
          />
        ))}
      </div>
      <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
        {t('tagihan.addRow')}
      </Button>
      <p className={planned === left ? words.quiet : words.alarm} role="status">
        {t('tagihan.planned', { planned: formatRupiah(planned), left: formatRupiah(left) })}
      </p>
    </form>
  );
};

export const RescheduleDrawer = (props: Props) => {
  const { t } = useTranslation();
  const { result: record } = useOne<BillRecord>({
    resource: declaration.name,
    id: props.billId,
    errorNotification: false,
  });
  const { detail } = useBillDetail(props.billId);
  return (
    <FormDrawer title={`${t('tagihan.reschedule')}: ${props.title}`} form={FORM} width={520} onClose={props.onClose}>
      {record && detail ? (
        <FirstField>
          <Editor {...props} left={payableOf(record)} all={detail.angsurans} />
        </FirstField>
      ) : (
        <Skeleton active title={false} />
      )}
    </FormDrawer>
  );
};
