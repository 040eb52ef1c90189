// Journal lines, each under the day and code of its journal, and the sums of the range.
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { journalByCode } from '../../../screens/record/journal-source.ts';
import words from '../../../kit/style/words.module.css';
import { sides } from '../../../parts/finance/report/sides.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { Link } from '../../../kit/page/link.tsx';

type LineReport = AnswerOf<'finance.laporanringkas.jurnal'>;
type Line = LineReport['data'][number];

const FIRST = 1;

/** Day and code stand at the first line of a journal. */
const isFirst = ({ line_no }: Line): boolean => line_no === FIRST;

export const LineTable = ({ report }: { report: LineReport }) => {
  const { t } = useTranslation();
  return (
    <DataTable<Line>
      label={t('buku.journalLines')}
      columns={[
        {
          key: 'date',
          head: t('statement.date'),
          as: 'code',
          cell: (line) => isFirst(line) && <DateText value={line.transaction_at} />,
        },
        {
          key: 'journal',
          head: t('buku.journal'),
          cell: (line) => isFirst(line) && <Link to={journalByCode(line.code)}>{line.code}</Link>,
        },
        { key: 'code', head: t('report.code'), as: 'code', cell: ({ akun }) => akun.code },
        {
          key: 'account',
          head: t('report.account'),
          cell: ({ akun, description }) => (
            <>
              {akun.name} <span className={words.quiet}>{description}</span>
            </>
          ),
        },
        ...sides(t, (line: Line) => line, report.totals),
      ]}
      rows={report.data}
      keyOf={({ journal_id, line_no }) => `${journal_id} ${line_no}`}
      phone="flow"
      sumLabel={t('report.rangeTotal')}
    />
  );
};
