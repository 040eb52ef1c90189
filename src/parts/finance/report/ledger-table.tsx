// The lines of an account between its opening and its ending balance.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DateText } from '../../../kit/date/date-text.tsx';
import { journalByCode } from '../../../screens/record/journal-source.ts';
import { LineAmount, LineAmounts } from './line-amount.tsx';
import { LineHead } from './line-head.tsx';
import style from './report.module.css';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';

interface LedgerLine {
  readonly id: number;
  readonly transaction_at: string;
  readonly code: string;
  readonly memo: string;
  readonly description: string;
  readonly contra: string | null;
  readonly debit: number;
  readonly credit: number;
  readonly balance: number;
}
export interface Ledger {
  readonly data: readonly LedgerLine[];
  readonly count: number;
  readonly akun: { readonly id: number; readonly code: string; readonly name: string };
  readonly opening: number;
  readonly ending: number;
  readonly totals: { readonly debit: number; readonly credit: number };
  readonly id?: never;
}

const Amounts = ({ debit, credit, balance }: Pick<LedgerLine, 'debit' | 'credit' | 'balance'>) => {
  const { t } = useTranslation();
  return (
    <>
      <LineAmounts debit={debit} credit={credit} />
      <LineAmount label={t('statement.runningBalance')} value={balance} always />
    </>
  );
};

const Line = ({ line }: { line: LedgerLine }) => (
  <tr>
    <td className={style.code}>
      <DateText value={line.transaction_at} />
    </td>
    <td className={style.code}>
      <Link to={journalByCode(line.code)}>{line.code}</Link>
    </td>
    <td className={style.words}>
      {line.memo} {!line.memo.includes(line.description) && <span className={style.quiet}>{line.description}</span>}
    </td>
    <td className={style.contra}>{line.contra}</td>
    <Amounts debit={line.debit} credit={line.credit} balance={line.balance} />
  </tr>
);

export const LedgerTable = ({ ledger }: { ledger: Ledger }) => {
  const { t } = useTranslation();
  const words = [t('statement.date'), t('report.code'), t('statement.note'), t('statement.contra')];
  const figures = [t('report.debit'), t('report.credit'), t('statement.runningBalance')];
  return (
    <ScrollRegion label={t('statement.ledger')} className={style.scroll}>
      <table className={style.lines}>
        <LineHead words={words} figures={figures} />
        <tbody>
          <tr className={style.headline}>
            <td colSpan={6}>{t('statement.opening')}</td>
            <LineAmount label={t('statement.runningBalance')} value={ledger.opening} always />
          </tr>
          {ledger.data.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={4} scope="row">
              {t('statement.ending')}
            </th>
            <Amounts {...ledger.totals} balance={ledger.ending} />
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
};
