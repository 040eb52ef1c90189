// 'Riwayat': who did what to the order, to the goods that came of it and to their invoices.
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { type Step, Steps } from '../../../parts/inventory/steps/steps.tsx';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import type { Loaded } from '../../../screens/record/use-record.ts';

type Told = AnswerOf<'inventory.purchase.riwayat'>['data'][number];
const STOPS: readonly Told['kind'][] = ['rejected', 'lapsed'];

const titled = (message: string): string => message.charAt(0).toUpperCase() + message.slice(1);

export const History = ({ record }: { readonly record: Loaded }) => {
  const { t } = useTranslation();
  // Asked again with each version: something was done.
  const { query, answer } = useCall(
    'inventory.purchase.riwayat',
    { id: record.id },
    { keep: true, queryKey: ['purchase', record.id, record.version, 'riwayat'] },
  );
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  const titleOf = ({ kind, message, url }: Told) => {
    if (kind !== 'done') return t(`purchase.step.${kind}`);
    return url === null ? titled(message) : <Link to={url}>{titled(message)}</Link>;
  };
  const noteOf = ({ kind, message, reason }: Told): string | null => (kind === 'asked' ? titled(message) : reason);
  const steps = answer.data.map((told, nth): Step => ({
    key: String(nth),
    title: titleOf(told),
    at: told.at,
    by: told.by === null ? t('purchase.system') : `${told.by} (${told.role ?? ''})`,
    note: noteOf(told),
    stops: STOPS.includes(told.kind),
  }));
  return <Steps steps={steps} />;
};
