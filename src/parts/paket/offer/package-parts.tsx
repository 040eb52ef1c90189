// What there is to say of a package: what it holds, how it is paid for, and what is said of it (paket.md 4).
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import { Money } from '../../../kit/money/money.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { useCall } from '../../../providers/call.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { conditionTexts } from '../../../resources/paket/condition-texts.ts';
import { installmentSchema } from '../../../resources/paket/history-life.ts';
import { scheduleOf, type Terms } from '../../../resources/paket/scheme.ts';
import { ProgramTable } from './program-table.tsx';
import { ScheduleTable } from './schedule-table.tsx';

export type Offered = ListedOf<'paket.history'>;

/** Terms as the rules take them. */
export const termsOf = ({
  dp_amount,
  cicilan_amount,
  cicilan_attempt,
}: Pick<Offered, 'dp_amount' | 'cicilan_amount' | 'cicilan_attempt'>): Terms => ({
  dp_amount: dp_amount ?? 0,
  cicilan_amount: cicilan_amount ?? 0,
  cicilan_attempt: cicilan_attempt ?? 0,
});

export const Programs = ({ id }: { readonly id: number }) => {
  const { query, answer } = useCall('paket.historyperawatan.list', { paket_history_id: id });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  return answer ? <ProgramTable programs={answer.data} /> : <Skeleton active title={false} />;
};

export const Scheme = ({ version }: { readonly version: Offered }) => {
  const { t } = useTranslation();
  const sold_at = useToday();
  const terms = termsOf(version);
  const credit = version.installment_schema === installmentSchema.credit;
  const rows = credit && scheduleOf(version.price, 0, terms, { sold_at, due_day: Number(sold_at.slice(-2)) });
  return (
    <div className={layout.stackLarge}>
      <dl className={layout.facts}>
        <div>
          <dt>{t('offer.whole')}</dt>
          <dd>
            <Money value={version.price} />
          </dd>
        </div>
        {credit && (
          <>
            <div>
              <dt>{t('offer.dp')}</dt>
              <dd>
                <Money value={terms.dp_amount} />
              </dd>
            </div>
            <div>
              <dt>{t('offer.installments')}</dt>
              <dd>
                <Money value={terms.cicilan_amount} /> {t('offer.times', { n: terms.cicilan_attempt })}
              </dd>
            </div>
          </>
        )}
      </dl>
      {rows && (
        <>
          <p className={words.quiet}>{t('offer.fromToday')}</p>
          <ScheduleTable rows={rows} />
        </>
      )}
    </div>
  );
};

export const Description = ({ version }: { readonly version: Offered }) => {
  const { t } = useTranslation();
  const asked = conditionTexts(version.syarat);
  return (
    <div className={layout.stack}>
      <p className={words.prose}>{version.description ?? t('offer.noDescription')}</p>
      {asked.length > 0 && <p className={words.quiet}>{t('offer.condition', { syarat: asked.join(', ') })}</p>}
    </div>
  );
};
