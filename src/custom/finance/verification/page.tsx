// '/finance/laporan-v2/verifikasi': whether the books hold, check by check, and the end of the chain of seals (finance.md 6.8). What has
// changed since they last held is looked at, unless a month or everything is asked for.
import { CalculatorOutlined } from '@ant-design/icons';
import { App, Button, Segmented } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { allows } from '../../../providers/access.ts';
import { useCall } from '../../../providers/call.ts';
import { sendCall } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { BranchSelect, useBranchChoice } from '../../../parts/platform/branch/branch-choice.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { BalanceNotice } from '../../../parts/finance/report/balance-notice.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { DateText, InstantText } from '../../../kit/date/date-text.tsx';
import { CheckList } from './check-list.tsx';
import { DamageList } from './damage-list.tsx';
import { NotedSeal } from './noted-seal.tsx';
import { SealList } from './seal-list.tsx';
import words from '../../../kit/style/words.module.css';
import { MonthPicker } from '../../../kit/date/period-picker.tsx';

type Verification = AnswerOf<'finance.jurnal.verifikasi'>;

const MONTH = 'YYYY-MM';
/** The one that a link asks for, else the running one. */
const monthOf = (asked: string | null): string =>
  asked !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : dayjs().format(MONTH);

/** Makes the kept balances anew, after a question; `onDone` looks again. */
const RebuildButton = ({ onDone }: { onDone: () => Promise<unknown> }) => {
  const { t } = useTranslation();
  const { modal, notification } = App.useApp();
  const { refusal, busy, run } = useSending(async () => {
    const { ok } = await sendCall('finance.jurnal.hitungulang', {}, {});
    notification[ok ? 'success' : 'warning']({
      message: t(ok ? 'buku.rebuilt' : 'buku.rebuiltWrong'),
      placement: 'bottom',
    });
    await onDone();
  });
  return (
    <>
      {refusal && <RefusalAlert refusal={refusal} />}
      <Button
        icon={<CalculatorOutlined aria-hidden />}
        loading={busy}
        onClick={() =>
          modal.confirm({
            title: t('buku.rebuild'),
            content: t('buku.rebuildHelp'),
            okText: t('buku.rebuild'),
            cancelText: t('form.cancel'),
            onOk: () => void run(),
          })
        }
      >
        {t('buku.rebuild')}
      </Button>
    </>
  );
};

const Findings = ({ found }: { found: Verification }) => {
  const { t } = useTranslation();
  const holds = found.checks.every(({ ok }) => ok);
  return (
    <>
      <p className={words.quiet}>
        {found.from === null ? t('buku.everything') : <DateText value={found.from} />}
        {found.from !== null && ' – '}
        {found.from !== null && (found.until === null ? t('buku.untilNow') : <DateText value={found.until} />)}
        {found.since !== null && (
          <>
            {' · '}
            {t('buku.lastGreen')} <InstantText value={found.since} />
          </>
        )}
      </p>
      <BalanceNotice balanced={holds} warnings={holds ? [] : [t('buku.wrong')]} fine={t('buku.fine')} />
      <CheckList checks={found.checks} />
      <SealList seals={found.seals} />
    </>
  );
};

const VIEWS = ['changed', 'month', 'all'] as const;
type View = (typeof VIEWS)[number];

const useVerification = () => {
  const choice = useBranchChoice();
  const [address] = useSearchParams();
  const asked = address.get('month');
  const [view, look] = useState<View>(asked === null ? 'changed' : 'month');
  const [month, setMonth] = useState(() => monthOf(asked));
  const [noted, compare] = useState('');
  const asking = {
    ...(view === 'month' && { month }),
    ...(view === 'all' && { range: 'all' as const }),
    ...(noted !== '' && { segel: noted }),
    ...(choice.profile_id !== undefined && { profile_id: choice.profile_id }),
  };
  const { query: answer } = useCall('finance.jurnal.verifikasi', asking, { keep: true, enabled: choice.isReady });
  return { choice, view, look, month, setMonth, noted, compare, answer };
};

export default function VerificationPage() {
  const { t } = useTranslation();
  const me = useUser();
  const { session_profile_id, profile_id } = me;
  const { choice, view, look, month, setMonth, noted, compare, answer } = useVerification();
  const found = answer.data?.data;
  // A superadmin rebuilds the branch that he works in.
  const mayRebuild = allows(me, { call: 'finance.jurnal.hitungulang' }) && (session_profile_id ?? profile_id) !== null;
  const branch = session_profile_id ?? profile_id ?? undefined;
  const signs = allows(me, { call: 'finance.jurnal.tandatangan' }) ? branch : undefined;
  return (
    <>
      <PageHeader title={t('buku.verification')} note={t('buku.scope')} />
      <section className={surface.sheet}>
        <div className={layout.rowWide}>
          <Segmented<View>
            aria-label={t('buku.view.label')}
            value={view}
            options={VIEWS.map((value) => ({ value, label: t(`buku.view.${value}`) }))}
            onChange={look}
          />
          {view === 'month' && <MonthPicker label={t('buku.month')} month={month} onChange={setMonth} />}
          <BranchSelect choice={choice} />
          <span className={layout.apart}>{mayRebuild && <RebuildButton onDone={answer.refetch} />}</span>
        </div>
        {answer.isError && <ErrorState message={answer.error?.message ?? ''} onRetry={() => void answer.refetch()} />}
        {found && <DamageList damage={found.damage} signs={signs} onDone={answer.refetch} />}
        {answer.isLoading ? <WaitingRows /> : found && <Findings found={found} />}
        <NotedSeal
          noted={noted}
          onCompare={compare}
          verdict={
            answer.isSuccess && !answer.isFetching ? found?.checks.find(({ key }) => key === 'V9')?.ok : undefined
          }
        />
      </section>
    </>
  );
}
