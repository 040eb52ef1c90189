// Journal lines, each under the day and code of its journal, and the sums of the range.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DateText } from '../../../kit/date/date-text.tsx';
import { journalByCode } from '../../../screens/record/journal-source.ts';
import { LineAmounts } from '../../../parts/finance/report/line-amount.tsx';
import { LineHead } from '../../../parts/finance/report/line-head.tsx';
import style from '../../../parts/finance/report/report.module.css';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';

interface Line {
  readonly journal_id: number;
  readonly transaction_at: string;
  readonly code: string;
  readonly line_no: number;
  readonly akun: { readonly code: string; readonly name: string };
  readonly description: string;
  readonly debit: number;
  readonly credit: number;
}
export interface LineReport {
  readonly data: readonly Line[];
  /** Journals of the range. */
  readonly count: number;
  readonly totals: { readonly debit: number; readonly credit: number };
  readonly id?: never;
}

const FIRST = 1;

/** Day and code stand at the first line of a journal. */
const Row = ({ line }: { line: Line }) => (
  <tr>
    <td className={style.code}>{line.line_no === FIRST && <DateText value={line.transaction_at} />}</td>
    <td className={`${style.code} ${style.ends}`}>
      {line.line_no === FIRST && <Link to={journalByCode(line.code)}>{line.code}</Link>}
    </td>
    <td className={style.code}>{line.akun.code}</td>
    <td className={style.words}>
      {line.akun.name} <span className={style.quiet}>{line.description}</span>
    </td>
    <LineAmounts debit={line.debit} credit={line.credit} />
  </tr>
);

export const LineTable = ({ report }: { report: LineReport }) => {
  const { t } = useTranslation();
  const words = [t('statement.date'), t('buku.journal'), t('report.code'), t('report.account')];
  const figures = [t('report.debit'), t('report.credit')];
  return (
    <ScrollRegion label={t('buku.journalLines')} className={style.scroll}>
      <table className={style.lines}>
        <LineHead words={words} figures={figures} />
        <tbody>
          {report.data.map((line) => (
            <Row key={`${line.journal_id} ${line.line_no}`} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={4} scope="row">
              {t('report.rangeTotal')}
            </th>
            <LineAmounts {...report.totals} />
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
};
