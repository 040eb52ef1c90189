// One account line by line, with its running balance and the way to each journal (finance.md 4).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../providers/call.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { akun as akunResource } from '../../../resources/finance/akun.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { BranchSelect, useBranchChoice } from '../../platform/branch/branch-choice.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { useStated } from '../../../kit/page/stated.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import style from './report.module.css';
import { ReportPage } from './report-page.tsx';
import { useReportRange } from './report-range.ts';
import { LedgerTable } from './ledger-table.tsx';

const PAGE = 50;

const withAccount = (address: URLSearchParams, id: number | null): URLSearchParams => {
  if (id === null) address.delete('akun');
  else address.set('akun', String(id));
  return address;
};

/** The account of the address, so that every figure of a statement can lead here. */
const useAccount = () => {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('akun')) || null;
  return [id, (next: number | null) => setSearch((now) => withAccount(now, next), { replace: true })] as const;
};

interface Props {
  readonly title: string;
  readonly call: 'finance.laporan.bukubesar' | 'finance.laporanringkas.bukubesar';
  /** The report is of one branch at a time. */
  readonly oneBranch?: boolean;
}

export const LedgerPage = ({ title, call, oneBranch = false }: Props) => {
  const { t } = useTranslation();
  const [range, setRange] = useReportRange();
  const [akun, chooseAkun] = useAccount();
  const choice = useBranchChoice({ all: !oneBranch, beyond: true });
  useStated({ start_date: range.start, end_date: range.end, cabang: choice.profile_id });
  const [{ page, limit }, setPage] = useState({ page: 1, limit: PAGE });
  const first = () => setPage({ page: 1, limit });
  const query = {
    start_date: range.start,
    end_date: range.end,
    akun_id: akun ?? 0,
    ...(choice.profile_id !== undefined && { profile_id: choice.profile_id }),
  };
  const enabled = akun !== null && choice.isReady;
  const { query: read, answer } = useCall(call, { ...query, page, limit }, { keep: true, enabled });
  const ledger = enabled ? answer : undefined;
  const name = ledger && `${ledger.akun.code} ${ledger.akun.name}`;
  const tools = (
    <>
      <span className={style.account}>
        <RefSelect
          resource={akunResource.name}
          label={t('report.account')}
          placeholder={t('report.account')}
          filter={{ isheader: 'false' }}
          value={akun}
          known={ledger && name ? { id: ledger.akun.id, name } : undefined}
          onChange={(id) => {
            chooseAkun(id);
            first();
          }}
        />
      </span>
      <BranchSelect choice={choice} />
    </>
  );
  return (
    <ReportPage
      title={[title, name].filter(Boolean).join(' ')}
      of={choice.options.length > 0 ? choice.name : undefined}
      range={range}
      onRange={(start, end) => {
        setRange(start, end);
        first();
      }}
      path={enabled ? callPaths[call] : undefined}
      query={query}
      answer={read}
      paper
      tools={tools}
    >
      {akun === null && <EmptyState text={t('statement.pickAccount')} />}
      {ledger && <LedgerTable ledger={ledger} branch={choice.profile_id} />}
      {ledger && <Paging page={page} limit={limit} count={ledger.count} onChange={setPage} />}
    </ReportPage>
  );
};
