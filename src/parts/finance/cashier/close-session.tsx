// The evening's count: the cashier says what is there, and only then sees what should be.
import { useCustomMutation } from '@refinedev/core';
import { Button, Drawer, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { useChanged } from '../../../kit/form/leave.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import cashier from './cashier.module.css';
import { MoneyBox } from './money-box.tsx';
import { moneyOf, useMethods } from './methods.ts';
import type { CashSession } from './session.ts';
import style from './session.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

const FORM = 'close-session';

interface Count {
  readonly id: number;
  readonly paymentmethoddata: { readonly name: string };
  readonly expected_amount: number;
  readonly counted_amount: number;
  readonly difference_amount: number;
}
interface Closed {
  readonly id: number;
  readonly code: string;
  readonly difference_amount: number;
  readonly counts: readonly Count[];
}

const Result = ({ closed, onClose }: { closed: Closed; onClose: () => void }) => {
  const { t } = useTranslation();
  const amount = (key: 'expected' | 'counted' | 'difference') =>
    ({ key, head: t(`kas.session.${key}`), as: 'figure' }) as const;
  return (
    <Drawer
      open
      title={t('kas.session.closed', { code: closed.code })}
      width={520}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      onClose={onClose}
      footer={
        <div className={layout.end}>
          <Button type="primary" onClick={onClose}>
            {t('cashier.next')}
          </Button>
        </div>
      }
    >
      <DataTable
        label={t('kas.session.closed', { code: closed.code })}
        rows={closed.counts}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'method',
            head: t('cashier.method'),
            as: 'name',
            cell: ({ paymentmethoddata }) => paymentmethoddata.name,
          },
          { ...amount('expected'), cell: ({ expected_amount }) => <Money value={expected_amount} /> },
          { ...amount('counted'), cell: ({ counted_amount }) => <Money value={counted_amount} /> },
          {
            ...amount('difference'),
            cell: ({ difference_amount }) => <Money strong={difference_amount !== 0} value={difference_amount} />,
          },
        ]}
      />
      <p className={style.help}>
        {closed.difference_amount === 0
          ? t('kas.session.exact')
          : t(closed.difference_amount < 0 ? 'kas.session.short' : 'kas.session.over')}
      </p>
    </Drawer>
  );
};

export const CloseSession = ({ session, onClose }: { session: CashSession; onClose: () => void }) => {
  const { t } = useTranslation();
  const id = useId();
  const methods = moneyOf(useMethods() ?? []);
  const [counted, count] = useState<Readonly<Record<number, number | null>>>({});
  const [note, setNote] = useState('');
  const [closed, setClosed] = useState<Closed>();
  const typed = useChanged({ counted, note });
  const { mutateAsync } = useCustomMutation<Closed>();
  const { refusal, busy, onSubmit } = useSending(async () => {
    const given = Object.entries(counted).filter((entry): entry is [string, number] => entry[1] !== null);
    const answer = await mutateAsync({
      url: `finance/kasirsesi/${session.id}/close`,
      method: 'post',
      values: { version: session.version, counted: Object.fromEntries(given), note: note.trim() || null },
      successNotification: false,
      errorNotification: false,
    });
    setClosed(answer.data);
  });
  if (closed) return <Result closed={closed} onClose={onClose} />;
  return (
    <FormDrawer title={t('kas.session.close')} form={FORM} width={420} {...{ busy, typed, onClose }}>
      <form id={FORM} className={style.stack} onSubmit={onSubmit} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        <p className={style.help}>{t('kas.session.countHelp')}</p>
        {methods.map((method) => (
          <MoneyBox
            key={method.id}
            label={method.name}
            value={counted[method.id] ?? null}
            onChange={(amount) => count({ ...counted, [method.id]: amount })}
          />
        ))}
        <div className={cashier.field}>
          <label className={words.quiet} htmlFor={id}>
            {t('kas.note')}
          </label>
          <Input.TextArea id={id} rows={2} maxLength={300} value={note} onChange={(e) => setNote(e.target.value)} />
        </div>
      </form>
    </FormDrawer>
  );
};
