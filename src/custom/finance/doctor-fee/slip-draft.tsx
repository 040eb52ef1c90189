// 'Rancangan slip': what a slip for all that a doctor is owed today would come to, with its tax; nothing is paid by looking at it.
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { actorType } from '../../../resources/finance/hutang.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { SlipSums } from '../../../parts/finance/payable/slip-sums.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import type { DoctorFee } from './page.tsx';

type Open = AnswerOf<'finance.hutang.terbuka'>['data'][number];
const WIDTH = 640;
const PAY = '/finance/hutang/actor/doctor';
const START = { page: 1, limit: 50 };

/** @param amount rupiah of all rows, on whatever page */
const useColumns = (amount: number): readonly Column<Open>[] => {
  const { t } = useTranslation();
  return [
    { key: 'about', head: t('hutang.about'), as: 'name', cell: ({ description }) => description },
    { key: 'due', head: t('hutang.due'), as: 'code', cell: ({ due_date }) => <DateText value={due_date} /> },
    { key: 'patient', head: t('income.patient'), cell: ({ customer_name }) => customer_name },
    {
      key: 'left',
      head: t('hutang.left'),
      as: 'figure',
      cell: ({ open_amount }) => formatNumber(open_amount),
      sum: formatNumber(amount),
    },
    {
      key: 'why',
      head: t('why.head'),
      as: 'action',
      cell: ({ id, description }) => <WhyButton call="finance.hutang.why" id={id} of={description} />,
    },
  ];
};

export const SlipDraft = ({ fee, onClose }: { fee: DoctorFee; onClose: () => void }) => {
  const { t } = useTranslation();
  useReturnFocus();
  const today = useToday();
  const payee = { actor_type: actorType.doctor, actor_id: fee.doctor_id };
  const [paging, setPaging] = useState(START);
  const { query, answer } = useCall('finance.hutang.terbuka', { ...payee, ...paging }, { staleTime: 0, keep: true });
  const columns = useColumns(answer?.amount ?? 0);
  const all = answer?.all;
  const wish = all && { ...payee, transaction_at: today, details: [], all: { ...all, until: null, except: [] } };
  return (
    <Drawer
      open
      title={`${t('income.doctorFee.draft')}: ${fee.doctor}`}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      onClose={onClose}
      footer={
        <div className={layout.end}>
          <LinkButton type="primary" to={`${PAY}?actor=${fee.doctor_id}`}>
            {t('hutang.pay')}
          </LinkButton>
        </div>
      }
    >
      <div className={layout.stackLarge}>
        <p className={words.quiet}>{t('income.doctorFee.draftAbout')}</p>
        {wish && wish.all.amount > 0 && <SlipSums wish={wish} />}
        {all && answer.count > all.count && (
          <p className={words.quiet}>
            {t('hutang.more', {
              n: formatNumber(all.count),
              all: formatNumber(answer.count),
              amount: formatRupiah(all.amount),
            })}
          </p>
        )}
        <DataTable<Open>
          label={t('hutang.open')}
          rows={answer?.data ?? []}
          keyOf={({ id }) => id}
          phone="cards"
          sumLabel={t('hutang.sum')}
          waits={query.isLoading}
          stale={query.isPlaceholderData}
          failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
          empty={t('hutang.nothingOpen')}
          columns={columns}
        />
        {answer && answer.count > START.limit && (
          <Paging of={t('hutang.open')} {...paging} count={answer.count} onChange={setPaging} />
        )}
      </div>
    </Drawer>
  );
};
