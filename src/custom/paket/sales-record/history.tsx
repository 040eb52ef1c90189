// Who did what with a sold package, out of the activity log.
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import words from '../../../kit/style/words.module.css';
import { type Step, Steps } from '../../../parts/inventory/steps/steps.tsx';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import type { Sale } from './page.tsx';

type Told = AnswerOf<'paket.membership.riwayat'>['data'][number];
const STOPS: readonly Told['state'][] = ['rejected', 'lapsed', 'withdrawn'];

const titled = (message: string): string => message.charAt(0).toUpperCase() + message.slice(1);

export const History = ({ sale }: { readonly sale: Sale }) => {
  const { t } = useTranslation();
  // Asked again with each version: something was done.
  const { query, answer } = useCall(
    'paket.membership.riwayat',
    { id: sale.id },
    { keep: true, queryKey: ['membership', sale.id, sale.version, 'riwayat'] },
  );
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  const noteOf = ({ state, reason }: Told): string | undefined => {
    if (state === 'done') return undefined;
    return [t(`membership.log.${state}`), reason].filter(Boolean).join(': ');
  };
  const steps = answer.data.map((told): Step => ({
    key: String(told.id),
    title: titled(told.message),
    at: told.at,
    by: told.by ?? t('membership.system'),
    note: noteOf(told),
    stops: STOPS.includes(told.state),
  }));
  return (
    <>
      <h2 className={words.heading}>{t('membership.history')}</h2>
      <Steps steps={steps} />
    </>
  );
};
