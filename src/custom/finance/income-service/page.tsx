// '/finance/income/service': what each visit brought, by the parts of its bill, and how it was paid (finance.md 4).
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { formatNumber } from '../../../resources/kernel/money.ts';
import words from '../../../kit/style/words.module.css';
import type { Column } from '../../../kit/table/data-table.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { DoctorPick } from '../../../parts/finance/income/doctor-pick.tsx';
import { Below, Cared } from '../../../parts/finance/income/merged-cells.tsx';
import style from '../../../parts/finance/income/income.module.css';
import { figureOf } from '../../../parts/finance/income/figures.ts';
import { IncomePage } from '../../../parts/finance/income/income-page.tsx';
import { IncomeTable } from '../../../parts/finance/income/income-table.tsx';
import { idOf, useAsked } from '../../../parts/finance/income/use-asked.ts';

type Answer = AnswerOf<'finance.income.service'>;
type Row = Answer['data'][number];

const Code = ({ row: { id, code, posting_date } }: { row: Row }) => (
  <>
    <Link className={style.code} to={`/finance/payment/bill/${id}`}>
      {code}
    </Link>
    <Below>
      <DateText value={posting_date} />
    </Below>
  </>
);
const Paid = ({ row: { paid_amount, methods } }: { row: Row }) => (
  <>
    {formatNumber(paid_amount)}
    {methods.length > 0 && <div className={`${words.quiet} ${style.methods}`}>{methods.join(', ')}</div>}
  </>
);

/** What hardly a bill has stands only where there is some. */
const useColumns = ({ sums }: Answer): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const figure = figureOf<Row>(sums);
  return [
    { key: 'code', head: t('income.bill'), as: 'name', cell: (row) => <Code row={row} /> },
    {
      key: 'patient',
      head: t('income.patient'),
      cell: ({ patient, rm, doctor }) => <Cared patient={patient} rm={rm} doctor={doctor} />,
    },
    figure('treatment_amount', t('income.service.treatment')),
    figure('item_amount', t('income.service.item')),
    figure('lab_amount', t('income.service.lab')),
    figure('fee_amount', t('income.service.fee')),
    figure('discount_amount', t('income.service.discount')),
    ...(sums.rounding_amount === 0 ? [] : [figure('rounding_amount', t('income.service.rounding'))]),
    figure('total_amount', t('income.service.total')),
    { ...figure('paid_amount', t('income.paid')), cell: (row) => <Paid row={row} /> },
    ...(sums.writtenoff_amount === 0 ? [] : [figure('writtenoff_amount', t('income.service.writtenOff'))]),
    figure('outstanding', t('income.service.outstanding')),
  ];
};

const Rows = ({ answer, stale }: { answer: Answer; stale: boolean }) => {
  const { t } = useTranslation();
  const columns = useColumns(answer);
  return (
    <IncomeTable<Row>
      label={t('income.service.name')}
      rows={answer.data}
      keyOf={({ id }) => id}
      columns={columns}
      stale={stale}
    />
  );
};

export default function ServiceIncomePage() {
  const { t } = useTranslation();
  const asked = useAsked();
  const doctor_id = idOf(asked, 'doctor');
  const filter = { ...asked.query, ...(doctor_id !== undefined && { doctor_id }) };
  const { page, limit } = asked;
  const { query, answer } = useCall('finance.income.service', { ...filter, page, limit }, { keep: true });
  return (
    <IncomePage
      title={t('income.service.name')}
      about={t('income.service.about')}
      search={t('income.search')}
      asked={asked}
      call="finance.income.service"
      query={filter}
      answer={query}
      count={answer?.count}
      tools={<DoctorPick asked={asked} />}
    >
      {answer && <Rows answer={answer} stale={query.isPlaceholderData} />}
    </IncomePage>
  );
}
