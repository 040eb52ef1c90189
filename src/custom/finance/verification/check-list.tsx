// The checks of the books: each holds, or says where it does not, with the way there.
import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../resources/kernel/money.ts';
import report from '../../../parts/finance/report/report.module.css';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import style from './verification.module.css';

interface Difference {
  readonly key: string;
  readonly branch: string | null;
  /** 'YYYY-MM' */
  readonly month: string | null;
  readonly account: string | null;
  readonly document: string | null;
  /** Rupiah; null where no amount is compared. */
  readonly expected: number | null;
  readonly actual: number | null;
  readonly url: string | null;
}
export interface Check {
  readonly key: string;
  readonly label: string;
  readonly ok: boolean;
  /** Differences in all; `diffs` are the first of them. */
  readonly actual: number;
  readonly diffs: readonly Difference[];
}

/** What is found is named by all of them. */
const PLACES = ['what', 'month', 'branch', 'account', 'document'] as const;

const figure = (amount: number | null): string => (amount === null ? '' : formatNumber(amount));

const Differences = ({ check }: { check: Check }) => {
  const { t } = useTranslation();
  const amounts = check.diffs.some(({ expected }) => expected !== null);
  return (
    <ScrollRegion label={check.label} className={report.scroll}>
      <table className={report.table}>
        <thead>
          <tr>
            {PLACES.map((place) => (
              <th key={place} scope="col">
                {t(`buku.place.${place}`)}
              </th>
            ))}
            {amounts && (
              <>
                <th scope="col" className={report.right}>
                  {t('buku.expected')}
                </th>
                <th scope="col" className={report.right}>
                  {t('buku.actual')}
                </th>
                <th scope="col" className={report.right}>
                  {t('buku.difference')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {check.diffs.map(({ expected, actual, url, ...place }) => (
            <tr key={place.key}>
              <td>{url ? <Link to={url}>{place.key}</Link> : place.key}</td>
              <td className={report.code}>{place.month ? dayjs(place.month).format('MMM YYYY') : t('buku.asOfNow')}</td>
              <td>{place.branch ?? t('buku.allBranches')}</td>
              <td>{place.account}</td>
              <td className={report.code}>{place.document}</td>
              {amounts && (
                <>
                  <td className={report.right}>{figure(expected)}</td>
                  <td className={report.right}>{figure(actual)}</td>
                  <td className={report.right}>{figure((actual ?? 0) - (expected ?? 0))}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

export const CheckList = ({ checks }: { checks: readonly Check[] }) => {
  const { t } = useTranslation();
  return (
    <ul className={style.checks}>
      {checks.map((check) => (
        <li key={check.key} className={style.check} data-ok={check.ok}>
          <p className={style.verdict}>
            {check.ok ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}
            <span className={style.key}>{check.key}</span>
            <span className={style.label}>{check.label}</span>
            <span className={style.word}>{check.ok ? t('buku.holds') : t('buku.found', { n: check.actual })}</span>
          </p>
          {!check.ok && <Differences check={check} />}
        </li>
      ))}
    </ul>
  );
};
