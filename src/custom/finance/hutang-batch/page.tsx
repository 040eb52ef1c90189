// '/finance/hutang-v2/transaction': payables that are due, several payees paid at once, and the file of their transfers (finance.md 4).
import { Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { DuePart } from './due-part.tsx';
import { type Paid, TransferPart } from './transfer-part.tsx';

const TRANSFER = 'transfer';

export default function BatchPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [paid, setPaid] = useState<Paid>();
  const show = (tab: string) => setSearch(tab === TRANSFER ? { tab } : {}, { replace: true });
  return (
    <>
      <PageHeader title={t('transfer.title')} note={t('transfer.about')} />
      <Tabs
        aria-label={t('transfer.title')}
        activeKey={search.get('tab') === TRANSFER ? TRANSFER : 'due'}
        destroyOnHidden
        onChange={show}
        items={[
          {
            key: 'due',
            label: t('transfer.due'),
            children: (
              <DuePart
                onPaid={(slips, day) => {
                  setPaid({ slips, day });
                  show(TRANSFER);
                }}
              />
            ),
          },
          { key: TRANSFER, label: t('transfer.slips'), children: <TransferPart paid={paid} /> },
        ]}
      />
    </>
  );
}
