// '/finance/tindakan/doctorfee': what each doctor gets of the treatments of a range, down to its rows and up to his slip (finance.md 4).
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { Link } from '../../../kit/page/link.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import type { Column } from '../../../kit/table/data-table.tsx';
import { figureOf, historyPath, treatmentsColumn } from '../../../parts/finance/income/figures.ts';
import { IncomePage } from '../../../parts/finance/income/income-page.tsx';
import { IncomeTable } from '../../../parts/finance/income/income-table.tsx';
import { type Asked, useAsked } from '../../../parts/finance/income/use-asked.ts';

const SlipDraft = lazy(async () => ({ default: (await import('./slip-draft.tsx')).SlipDraft }));
type Answer = AnswerOf<'finance.tindakan.doctorfee'>;
export type DoctorFee = Answer['data'][number];

const Name = ({ row: { doctor_id, doctor, employed }, range }: { row: DoctorFee; range: Asked['range'] }) => {
  const { t } = useTranslation();
  return (
    <span className={layout.lines}>
      <Link to={historyPath('doctor', doctor_id, range)}>{doctor}</Link>
      {employed && <span className={words.quiet}>{t('income.doctorFee.employed')}</span>}
    </span>
  );
};

/** An employed doctor has no slips. */
const Pay = ({ row, onDraft }: { row: DoctorFee; onDraft: (row: DoctorFee) => void }) => {
  const { t } = useTranslation();
  const me = useUser();
  if (row.employed) return null;
  return (
    <span className={layout.lineTight}>
      {mayCall(me, 'finance.hutangtransaction.preview') && (
        <Button size="small" onClick={() => onDraft(row)}>
          {t('income.doctorFee.draft')}
        </Button>
      )}
      <LinkButton size="small" to={`/finance/hutang/actor/doctor?actor=${row.doctor_id}`}>
        {t('hutang.pay')}
      </LinkButton>
    </span>
  );
};

const useColumns = (
  { sums }: Answer,
  range: Asked['range'],
  onDraft: (row: DoctorFee) => void,
): readonly Column<DoctorFee>[] => {
  const { t } = useTranslation();
  const figure = figureOf<DoctorFee>(sums);
  return [
    { key: 'doctor', head: t('income.doctor'), as: 'name', cell: (row) => <Name row={row} range={range} /> },
    treatmentsColumn(t('income.treatments'), sums.treatments),
    figure('net_amount', t('income.net')),
    figure('target_amount', t('income.doctorFee.target')),
    figure('accrued_amount', t('income.accrued')),
    figure('paid_amount', t('income.paid')),
    figure('owed_amount', t('income.owed')),
    figure('awaited_amount', t('income.doctorFee.awaited')),
    {
      key: 'pay',
      head: t('hutang.pay'),
      as: 'action',
      cell: (row) => <Pay row={row} onDraft={onDraft} />,
    },
  ];
};

const Rows = ({ answer, asked, stale }: { answer: Answer; asked: Asked; stale: boolean }) => {
  const { t } = useTranslation();
  const [drafted, setDrafted] = useState<DoctorFee>();
  const columns = useColumns(answer, asked.range, setDrafted);
  return (
    <>
      <IncomeTable<DoctorFee>
        label={t('income.doctorFee.title')}
        rows={answer.data}
        keyOf={({ doctor_id }) => doctor_id}
        columns={columns}
        stale={stale}
      />
      {drafted && (
        <Suspense>
          <SlipDraft fee={drafted} onClose={() => setDrafted(undefined)} />
        </Suspense>
      )}
    </>
  );
};

export default function DoctorFeePage() {
  const { t } = useTranslation();
  const asked = useAsked();
  const { query, answer } = useCall('finance.tindakan.doctorfee', asked.query, { keep: true });
  useNewsOf('finance.hutang', () => void query.refetch());
  return (
    <IncomePage
      title={t('income.doctorFee.title')}
      about={t('income.doctorFee.about')}
      search={t('income.doctorFee.search')}
      asked={asked}
      call="finance.tindakan.doctorfee"
      query={asked.query}
      answer={query}
    >
      {answer && <Rows answer={answer} asked={asked} stale={query.isPlaceholderData} />}
    </IncomePage>
  );
}
