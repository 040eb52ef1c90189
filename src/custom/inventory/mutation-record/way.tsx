// The way of a mutation, step by step, and the batches that went along.
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../kit/date/date-text.tsx';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { type Step, Steps } from '../../../parts/inventory/steps/steps.tsx';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf, ShownOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';

type Mutation = ShownOf<'inventory.mutation'>;
type Contents = AnswerOf<'inventory.mutation.isi'>['data'][number];
type Batch = Contents['batches'][number] & Pick<Contents, 'name' | 'unit'> & { readonly key: string };

interface Known {
  readonly key: 'asked' | 'decided' | 'sent' | 'received' | 'ended';
  readonly at: string | null;
  readonly by: string;
  readonly note: string | null;
}
const stepsOf = (record: Mutation): readonly Known[] => {
  const { created_at, requestedbydata, decided_at, decidedbydata, decision, sent_at, sentbydata, courier } = record;
  const { received_at, receivedbydata, reason, note, updated_at } = record;
  const steps: readonly Known[] = [
    { key: 'asked', at: created_at, by: requestedbydata.name, note },
    { key: 'decided', at: decided_at, by: decidedbydata?.name ?? '', note: decision },
    { key: 'sent', at: sent_at, by: sentbydata?.name ?? '', note: courier },
    { key: 'received', at: received_at, by: receivedbydata?.name ?? '', note: null },
    { key: 'ended', at: reason === null ? null : updated_at, by: '', note: reason },
  ];
  return steps.filter(({ at }) => at !== null);
};

const useSteps = (record: Mutation): readonly Step[] => {
  const { t } = useTranslation();
  return stepsOf(record).map(({ key, ...step }) => ({
    ...step,
    key,
    title: t(`mutation.step.${key}`),
    stops: key === 'ended',
  }));
};

const useColumns = (): readonly Column<Batch>[] => {
  const { t } = useTranslation();
  return [
    { key: 'item', head: t('stock.item'), as: 'name', cell: ({ name }) => name },
    { key: 'batch', head: t('stock.batch'), cell: ({ batch_no }) => batch_no ?? t('stock.noBatch') },
    { key: 'expiry', head: t('mutation.expiry'), cell: ({ expired_at }) => <DateText value={expired_at} /> },
    {
      key: 'sent',
      head: t('mutation.qtySent'),
      as: 'figure',
      cell: ({ qty_sent, unit }) => `${formatNumber(qty_sent)} ${unit}`,
    },
    {
      key: 'open',
      head: t('mutation.open'),
      as: 'figure',
      cell: ({ qty_open, unit }) => `${formatNumber(qty_open)} ${unit}`,
    },
  ];
};

export const Way = ({ record }: { record: Mutation }) => {
  const { t } = useTranslation();
  const columns = useColumns();
  const steps = useSteps(record);
  // Asked again with each version: what is on the road has changed with it.
  const { query, answer } = useCall(
    'inventory.mutation.isi',
    { id: record.id },
    { keep: true, queryKey: ['mutation', record.id, record.version] },
  );
  const batches = (answer?.data ?? []).flatMap(({ id, name, unit, batches: own }) =>
    own.map((batch) => ({ ...batch, name, unit, key: `${id} ${batch.batch_no}` })),
  );
  return (
    <>
      <section className={surface.sheet}>
        <h2 className={words.heading}>{t('mutation.way')}</h2>
        <Steps steps={steps} />
      </section>
      {(batches.length > 0 || query.isError) && (
        <section className={surface.sheet}>
          <h2 className={words.heading}>{t('mutation.batches')}</h2>
          <DataTable<Batch>
            label={t('mutation.batches')}
            rows={batches}
            keyOf={({ key }) => key}
            columns={columns}
            phone="cards"
            failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
          />
        </section>
      )}
    </>
  );
};
