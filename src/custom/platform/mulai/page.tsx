// '/dashboard/mulai': what a branch has, and still needs, before its first day (docs/go-live.md).
import { RightOutlined } from '@ant-design/icons';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { SUPERADMIN } from '../../../policies/role.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import type { Tone } from '../../../resources/kernel/field.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { mayDiffer, mayMiss, readinessSteps, type ReadinessState } from '../../../resources/platform/readiness.ts';
import style from './mulai.module.css';

type Answer = AnswerOf<'platform.readiness.show'>;
type Step = Answer['steps'][number];

const TONES: Readonly<Record<ReadinessState, Tone>> = { done: 'success', open: 'warning', unused: 'neutral' };
const GROUPS = ['people', 'service', 'stock', 'books'] as const;
const FULL = 100;

/** What is there, what lacks something, and what the books say otherwise. */
const Facts = ({ of: { step, count, missing, amount } }: { of: Step }) => {
  const { t } = useTranslation();
  return (
    <p className={layout.rowWide}>
      {count > 0 && amount === 0 && <span>{t(`readiness.step.${step}.count`, { n: formatNumber(count) })}</span>}
      {missing > 0 && mayMiss(step) && (
        <span className={style.lacks}>{t(`readiness.missing.${step}`, { n: formatNumber(missing) })}</span>
      )}
      {amount !== 0 && mayDiffer(step) && (
        <span className={style.lacks}>{t(`readiness.gap.${step}`, { amount: formatRupiah(amount) })}</span>
      )}
    </p>
  );
};

const StepRow = ({ of }: { of: Step }) => {
  const { t } = useTranslation();
  const { path } = readinessSteps[of.step];
  const title = t(`readiness.step.${of.step}.title`);
  return (
    <li className={style.step}>
      <div className={layout.stackTight}>
        <div className={layout.row}>
          <h3 className={words.name}>{title}</h3>
          <StatusChip tone={TONES[of.state]} label={t(`readiness.state.${of.state}`)} />
        </div>
        <p className={words.quiet}>{t(`readiness.step.${of.step}.help`)}</p>
        <Facts of={of} />
      </div>
      <LinkButton
        to={path}
        type={of.state === 'open' ? 'primary' : 'default'}
        icon={<RightOutlined aria-hidden />}
        aria-label={t('readiness.go', { step: title })}
      />
    </li>
  );
};

const Summary = ({ of: { steps, ready } }: { of: Answer }) => {
  const { t } = useTranslation();
  const counted = steps.filter(({ state }) => state !== 'unused');
  const done = counted.filter(({ state }) => state === 'done').length;
  const open = counted.length - done;
  const progress = t('readiness.progress', { done, all: counted.length });
  return (
    <section className={surface.sheet} aria-label={progress}>
      <p className={words.quiet}>{t('readiness.text')}</p>
      <div className={layout.between}>
        <strong>{ready ? t('readiness.ready') : t('readiness.open', { n: open })}</strong>
        <span className={words.quiet}>{progress}</span>
      </div>
      <Progress percent={Math.round((done / counted.length) * FULL)} showInfo={false} aria-label={progress} />
    </section>
  );
};

const BranchReadiness = () => {
  const { t } = useTranslation();
  const { query, answer } = useCall('platform.readiness.show', {});
  return (
    <>
      <PageHeader title={t('readiness.title')} note={answer?.profile.name} />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <WaitingRows />}
      {answer && (
        <div className={layout.stack}>
          <Summary of={answer} />
          {GROUPS.map((group) => (
            <section key={group} className={surface.sheet} aria-labelledby={`readiness-${group}`}>
              <h2 id={`readiness-${group}`} className={words.heading}>
                {t(`readiness.group.${group}`)}
              </h2>
              <ol className={style.steps}>
                {answer.steps
                  .filter(({ step }) => readinessSteps[step].group === group)
                  .map((step) => (
                    <StepRow key={step.step} of={step} />
                  ))}
              </ol>
            </section>
          ))}
        </div>
      )}
    </>
  );
};

export default function ReadinessPage() {
  const { t } = useTranslation();
  const { role, session_profile_id: branch } = useUser();
  if (role !== SUPERADMIN || branch !== null) return <BranchReadiness />;
  return (
    <>
      <PageHeader title={t('readiness.title')} />
      <EmptyState text={t('branch.none')} />
    </>
  );
}
