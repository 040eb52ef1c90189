// Above the lists of installments and of bills: broken promises that wait for somebody, and what is done with the rows that are ticked.
import { useInvalidate, useList } from '@refinedev/core';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import type { ResourceName } from '../../../resources/registry.ts';
import { MOST_REMINDED, promiseState } from '../../../resources/finance/contact.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import style from './contact.module.css';
import { usePicked } from './picked.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

/** By name: the page of installments needs nothing else of it. */
const BILL: ResourceName = 'finance.bill';

const Worklist = onDemand(async () => (await import('./worklist.tsx')).Worklist);

/** What is asked for: installments, or whole bills. */
type Of = 'ids' | 'tagihan';
interface BrokenProps {
  readonly of?: Of;
  readonly onFollow: () => void;
}

/** A line that leads to bills or installments whose promised day is past. */
export const BrokenPromises = ({ of = 'ids', onFollow }: BrokenProps) => {
  const { t } = useTranslation();
  const { result } = useList({
    resource: of === 'ids' ? angsuran.name : BILL,
    pagination: { currentPage: 1, pageSize: 1 },
    filters: [
      of === 'ids'
        ? { field: 'due', operator: 'eq', value: 'open' }
        : { field: 'iscredit', operator: 'eq', value: 'true' },
      { field: 'promise', operator: 'eq', value: promiseState.broken },
    ],
    errorNotification: false,
    liveMode: 'auto',
  });
  const count = result.total ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className={style.line}
      message={t(of === 'ids' ? 'kontak.broken' : 'kontak.brokenBills', { n: count })}
      action={
        <Button size="small" onClick={onFollow}>
          {t('kontak.follow')}
        </Button>
      }
    />
  );
};

/** @param of what is ticked */
export const PickedTools = ({ of = 'ids' }: { readonly of?: Of }) => {
  const { t } = useTranslation();
  const me = useUser();
  const picked = usePicked();
  const invalidate = useInvalidate();
  const [works, setWorks] = useState(false);
  if (!picked || !mayCall(me, 'finance.kontak.catat')) return null;
  const { ids, shown, pick, clear } = picked;
  const chosen = ids.slice(0, MOST_REMINDED);
  return (
    <div className={style.tools}>
      <Button disabled={shown.length === 0} onClick={() => pick(shown, true)}>
        {t('kontak.pickPage')}
      </Button>
      {ids.length > 0 && (
        <>
          <span className={words.quiet} aria-live="polite">
            {t('kontak.chosen', { n: ids.length })}
          </span>
          <span className={layout.lineTight}>
            <Button type="primary" onClick={() => setWorks(true)}>
              {t('kontak.start')}
            </Button>
            <Button onClick={clear}>{t('kontak.clear')}</Button>
          </span>
        </>
      )}
      {works && (
        <Worklist
          ids={chosen}
          of={of}
          onClose={() => {
            setWorks(false);
            clear();
            void invalidate({ resource: of === 'ids' ? angsuran.name : BILL, invalidates: ['list'] });
          }}
        />
      )}
    </div>
  );
};
