// '/inventory/sales/resep': what the pharmacy has to do, from the doctor's prescription to the patient's hand (inventory.md 4).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { queueStates } from '../../../resources/inventory/sale-calls.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { ResepCard } from './resep-card.tsx';
import style from './resep.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const PrepareDrawer = onDemand(async () => (await import('./prepare-drawer.tsx')).PrepareDrawer);

export type Resep = AnswerOf<'inventory.resep.queue'>['data'][number];

/** Milliseconds after which the queue is read again, when nothing told of a change. */
const AGAIN = 30_000;

export default function ResepPage() {
  const { t } = useTranslation();
  const { query, answer } = useCall('inventory.resep.queue', {}, { keep: true, refetchInterval: AGAIN });
  useNewsOf('inventory.resep', () => void query.refetch());
  const [opened, open] = useState<number>();
  const resep = answer?.data.find(({ id }) => id === opened);
  return (
    <>
      <PageHeader title={t('resep.title')} note={t('resep.note')} />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <WaitingRows />}
      {answer && (
        <div className={style.board}>
          {queueStates.map((state) => {
            const cards = answer.data.filter((one) => one.state === state);
            return (
              <section key={state} className={style.column} aria-label={t(`resep.state.${state}`)}>
                <h2 className={`${layout.between} ${words.heading}`}>
                  {t(`resep.state.${state}`)}
                  <span className={style.count}>{answer.counts[state]}</span>
                </h2>
                {cards.length === 0 ? (
                  <EmptyState text={t('resep.none')} />
                ) : (
                  <ul className={layout.stackSmall}>
                    {cards.map((card) => (
                      <li key={card.id}>
                        <ResepCard resep={card} onOpen={() => open(card.id)} />
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            );
          })}
        </div>
      )}
      {answer && resep && (
        <PrepareDrawer
          key={resep.id}
          resep={resep}
          packing={answer.embalase_default}
          onChanged={() => void query.refetch()}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
