// What came to the reader by itself, the newest first; the one that a link named is marked.
import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl, useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { KEPT_DAYS, reportLabel } from '../../../resources/finance/subscription.ts';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { RangeText } from './range-text.tsx';

type Own = AnswerOf<'finance.langganan.milikku'>['data'][number];

const Paper = ({ own }: { readonly own: Own }) => {
  const { t } = useTranslation();
  if (!own.readable) return <span className={words.quiet}>{t('langganan.gone')}</span>;
  return (
    <Button
      size="small"
      icon={<FilePdfOutlined aria-hidden />}
      href={callUrl('finance.langganan.pdf', { id: own.id })}
      target="_blank"
      aria-label={t('langganan.openOf', { report: reportLabel(own.report), day: own.start_date })}
    >
      {t('langganan.open')}
    </Button>
  );
};

/** @param wanted id of the delivery that a link named; 0: none */
export const OwnPart = ({ wanted }: { readonly wanted: number }) => {
  const { t } = useTranslation();
  const [{ page, limit }, turn] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  const { query, answer } = useCall('finance.langganan.milikku', { page, limit }, { keep: true, staleTime: 0 });
  return (
    <div className={layout.stack}>
      <p className={words.quiet}>{t('langganan.kept', { n: KEPT_DAYS })}</p>
      <DataTable<Own>
        label={t('langganan.mine')}
        rows={answer?.data ?? []}
        keyOf={({ id }) => id}
        waits={query.isLoading}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        empty={t('langganan.noneOwn')}
        phone="cards"
        lookOf={({ id }) => (id === wanted ? 'strong' : undefined)}
        columns={[
          { key: 'report', head: t('langganan.report'), as: 'name', cell: ({ report }) => reportLabel(report) },
          { key: 'range', head: t('langganan.range'), as: 'code', cell: (own) => <RangeText of={own} /> },
          {
            key: 'made',
            head: t('langganan.came'),
            as: 'code',
            cell: ({ made_at }) => <InstantText value={made_at} />,
          },
          {
            key: 'mail',
            head: t('langganan.mail'),
            cell: ({ sent_at }) => (sent_at ? t('langganan.mailed') : t('langganan.bellOnly')),
          },
          { key: 'paper', head: t('langganan.paper'), as: 'action', cell: (own) => <Paper own={own} /> },
        ]}
      />
      {answer && answer.count > limit && <Paging page={page} limit={limit} count={answer.count} onChange={turn} />}
    </div>
  );
};
