// The panel that is shown to a customer: what a package holds, how it is paid for while it is sold, and what is said of it.
import { Drawer, Skeleton, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import { Money } from '../../../kit/money/money.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { useCall } from '../../../providers/call.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { conditionTexts } from '../../../resources/paket/condition.ts';
import { historyState, installmentSchema } from '../../../resources/paket/history-life.ts';
import { scheduleOf, type Terms } from '../../../resources/paket/scheme.ts';
import { ProgramTable } from './program-table.tsx';
import { ScheduleTable } from './schedule-table.tsx';

export type Offered = ListedOf<'paket.history'>;
const WIDTH = 760;

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

const Programs = ({ id }: { readonly id: number }) => {
  const { query, answer } = useCall('paket.historyperawatan.list', { paket_history_id: id });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  return answer ? <ProgramTable programs={answer.data} /> : <Skeleton active title={false} />;
};

const Scheme = ({ version }: { readonly version: Offered }) => {
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

const Description = ({ version }: { readonly version: Offered }) => {
  const { t } = useTranslation();
  const asked = conditionTexts(version.syarat);
  return (
    <div className={layout.stack}>
      <p className={words.prose}>{version.description ?? t('offer.noDescription')}</p>
      {asked.length > 0 && <p className={words.quiet}>{t('offer.condition', { syarat: asked.join(', ') })}</p>}
    </div>
  );
};

interface Props {
  readonly version: Offered;
  readonly onClose: () => void;
}

export const PackagePanel = ({ version, onClose }: Props) => {
  const { t } = useTranslation();
  const sold = version.status === historyState.active;
  const items = [
    { key: 'program', label: t('offer.tabs.program'), children: <Programs id={version.id} /> },
    ...(sold ? [{ key: 'scheme', label: t('offer.tabs.scheme'), children: <Scheme version={version} /> }] : []),
    { key: 'description', label: t('offer.tabs.description'), children: <Description version={version} /> },
  ];
  const { name } = version.pakettypedata;
  return (
    <Drawer
      open
      title={`${name} · ${version.code}`}
      width={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      closable={{ 'aria-label': t('app.close') }}
      onClose={onClose}
    >
      <Tabs aria-label={name} items={items} />
    </Drawer>
  );
};
