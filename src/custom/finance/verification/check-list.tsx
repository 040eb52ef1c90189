// The checks of the books: each holds, or says where it does not, with the way there.
import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Link } from '../../../kit/page/link.tsx';
import style from './verification.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

type Check = AnswerOf<'finance.jurnal.verifikasi'>['checks'][number];
type Difference = Check['diffs'][number];

const figure = (amount: number | null): string => (amount === null ? '' : formatNumber(amount));

const Differences = ({ check }: { check: Check }) => {
  const { t } = useTranslation();
  const places: readonly Column<Difference>[] = [
    { key: 'what', head: t('buku.place.what'), cell: ({ key, url }) => (url ? <Link to={url}>{key}</Link> : key) },
    {
      key: 'month',
      head: t('buku.place.month'),
      as: 'code',
      cell: ({ month }) => (month ? dayjs(month).format('MMM YYYY') : t('buku.asOfNow')),
    },
    { key: 'branch', head: t('buku.place.branch'), cell: ({ branch }) => branch ?? t('buku.allBranches') },
    { key: 'account', head: t('buku.place.account'), cell: ({ account }) => account },
    { key: 'document', head: t('buku.place.document'), as: 'code', cell: ({ document }) => document },
  ];
  const amounts: readonly Column<Difference>[] = [
    { key: 'expected', head: t('buku.expected'), as: 'figure', cell: ({ expected }) => figure(expected) },
    { key: 'actual', head: t('buku.actual'), as: 'figure', cell: ({ actual }) => figure(actual) },
    {
      key: 'difference',
      head: t('buku.difference'),
      as: 'figure',
      cell: ({ expected, actual }) => figure((actual ?? 0) - (expected ?? 0)),
    },
  ];
  const compared = check.diffs.some(({ expected }) => expected !== null);
  return (
    <DataTable
      label={check.label}
      columns={compared ? [...places, ...amounts] : places}
      rows={check.diffs}
      keyOf={({ key }) => key}
    />
  );
};

export const CheckList = ({ checks }: { checks: readonly Check[] }) => {
  const { t } = useTranslation();
  return (
    <ul className={layout.divided}>
      {checks.map((check) => {
        const tone = check.ok ? 'success' : 'danger';
        const Icon = check.ok ? CheckCircleOutlined : CloseCircleOutlined;
        return (
          <li key={check.key} className={layout.stackSmall}>
            <p className={layout.row}>
              <Icon className={words.toned} data-tone={tone} aria-hidden />
              <span className={words.quiet}>{check.key}</span>
              <strong className={style.label}>{check.label}</strong>
              <span className={words.toned} data-tone={tone}>
                {check.ok ? t('buku.holds') : t('buku.found', { n: check.actual })}
              </span>
            </p>
            {!check.ok && <Differences check={check} />}
          </li>
        );
      })}
    </ul>
  );
};
