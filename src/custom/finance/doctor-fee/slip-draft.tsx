// 'Rancangan slip': what a slip for all that a doctor is owed today would come to, with its tax; nothing is paid by looking at it.
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { actorType } from '../../../resources/finance/hutang.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { SlipSums } from '../../../parts/finance/payable/slip-sums.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import type { DoctorFee } from './page.tsx';

type Open = AnswerOf<'finance.hutang.terbuka'>['data'][number];
const WIDTH = 640;
const PAY = '/finance/hutang/actor/doctor';

export const SlipDraft = ({ fee, onClose }: { fee: DoctorFee; onClose: () => void }) => {
  const { t } = useTranslation();
  useReturnFocus();
  const today = useToday();
  const payee = { actor_type: actorType.doctor, actor_id: fee.doctor_id };
  const { query, answer } = useCall('finance.hutang.terbuka', payee, { staleTime: 0 });
  const rows = answer?.data ?? [];
  const details = rows.map(({ id, open_amount }) => ({ hutang_id: id, amount: open_amount }));
  const sum = rows.reduce((all, { open_amount }) => all + open_amount, 0);
  return (
    <Drawer
      open
      title={`${t('income.doctorFee.draft')}: ${fee.doctor}`}
      width={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' } }}
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
        {sum > 0 && <SlipSums wish={{ ...payee, transaction_at: today, adjust_amount: null, details }} />}
        <DataTable<Open>
          label={t('hutang.open')}
          rows={rows}
          keyOf={({ id }) => id}
          phone="cards"
          sumLabel={t('hutang.sum')}
          waits={query.isLoading}
          failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
          empty={t('hutang.nothingOpen')}
          columns={[
            { key: 'about', head: t('hutang.about'), as: 'name', cell: ({ description }) => description },
            { key: 'due', head: t('hutang.due'), as: 'code', cell: ({ due_date }) => <DateText value={due_date} /> },
            { key: 'patient', head: t('income.patient'), cell: ({ customer_name }) => customer_name },
            {
              key: 'left',
              head: t('hutang.left'),
              as: 'figure',
              cell: ({ open_amount }) => formatNumber(open_amount),
              sum: formatNumber(sum),
            },
            {
              key: 'why',
              head: t('why.head'),
              as: 'action',
              cell: ({ id, description }) => <WhyButton call="finance.hutang.why" id={id} of={description} />,
            },
          ]}
        />
      </div>
    </Drawer>
  );
};
