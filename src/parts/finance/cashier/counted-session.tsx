// What a count came to beside what should be there, once it is saved: the first time that the cashier sees it.
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { RecountSession } from './recount-session.tsx';
import { SessionMinutes } from './session-minutes.tsx';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

type Closed = AnswerOf<'finance.kasirsesi.close'>;

const verdictOf = (difference: number) => {
  if (difference === 0) return 'exact';
  return difference < 0 ? 'short' : 'over';
};

const Counts = ({ label, counts }: { label: string; counts: Closed['counts'] }) => {
  const { t } = useTranslation();
  const amount = (key: 'expected' | 'counted' | 'difference') =>
    ({ key, head: t(`kas.session.${key}`), as: 'figure' }) as const;
  return (
    <DataTable
      label={label}
      rows={counts}
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
  );
};

export const CountedSession = ({ closed, onClose }: { closed: Closed; onClose: () => void }) => {
  const { t } = useTranslation();
  const [shown, show] = useState(closed);
  const [again, count] = useState(false);
  if (again)
    return (
      <RecountSession
        session={shown}
        onDone={(next) => {
          show(next);
          count(false);
        }}
        onClose={() => count(false)}
      />
    );
  const title = t('kas.session.closed', { code: shown.code });
  return (
    <Drawer
      open
      title={title}
      width={520}
      onClose={onClose}
      footer={
        <div className={layout.end}>
          <Button onClick={() => count(true)}>{t('kas.session.recount')}</Button>
          <SessionMinutes id={shown.id} />
          <Button type="primary" onClick={onClose}>
            {t('cashier.next')}
          </Button>
        </div>
      }
    >
      <div className={layout.stack}>
        <Counts label={title} counts={shown.counts} />
        <p className={words.quiet}>{t(`kas.session.${verdictOf(shown.difference_amount ?? 0)}`)}</p>
      </div>
    </Drawer>
  );
};
