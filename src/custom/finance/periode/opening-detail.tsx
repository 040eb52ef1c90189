// What stood on control accounts before the books began: how much of it still has no patient, or nobody who is owed it
// (finance.md 6.7).
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { readCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { LedgerImport } from '../../../parts/finance/import/ledger-import.tsx';
import style from './periode.module.css';

type Kind = 'piutangawal' | 'depositawal' | 'hutangawal';

/** Nothing for a branch whose books began without such a balance; `rest` is nobody's yet. */
export const OpeningDetail = ({ of }: { readonly of: Kind }) => {
  const { t } = useTranslation();
  const me = useUser();
  const { data, refetch } = useQuery({
    queryKey: ['opening-detail', of],
    queryFn: ({ signal }) => readCall(`finance.${of}.show`, {}, signal),
    enabled: mayCall(me, `finance.${of}.show`),
    // The list below says what is wrong.
    retry: false,
  });
  if (!data || data.start_date === null) return null;
  const { rest, count, amount, start_date } = data;
  const accounts = 'accounts' in data ? data.accounts.filter((account) => account.rest !== 0) : [];
  const detailed = t(`impor.opening.${of}.detailed`, { n: formatNumber(count), amount: formatRupiah(amount) });
  if (rest === 0) return <Alert className={style.opening} type="success" showIcon message={detailed} />;
  return (
    <Alert
      className={style.opening}
      type="warning"
      showIcon
      message={t(`impor.opening.${of}.rest`, { amount: formatRupiah(rest) })}
      description={
        <div className={style.detail}>
          <p>{t(`impor.opening.${of}.note`, { date: formatDate(start_date) })}</p>
          {count > 0 && <p>{detailed}</p>}
          {accounts.length > 0 && (
            <ul>
              {accounts.map(({ code, name, rest: left }) => (
                <li key={code}>{t('impor.opening.account', { code, name, amount: formatRupiah(left) })}</li>
              ))}
            </ul>
          )}
          <LedgerImport of={of} onImported={() => void refetch()} />
        </div>
      }
    />
  );
};
