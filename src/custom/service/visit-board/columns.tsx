// The four columns side by side; on a narrow screen one of them at a time.
import { Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../providers/media.ts';
import { visitState, visitStates } from '../../../resources/service/visit-state.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import type { Patient } from '../../../screens/patient/patient-chip.tsx';
import { useComingPatients } from '../../../screens/patient/use-patients-by-id.ts';
import { useDropTarget } from '../../../kit/hooks/drag.tsx';
import type { BoardState } from './use-board.ts';
import { VisitCard } from './visit-card.tsx';
import { InPieces } from '../../../kit/page/in-pieces.tsx';
import words from '../../../kit/style/words.module.css';
import style from './visit-board.module.css';
import layout from '../../../kit/style/layout.module.css';

export interface BoardColumn {
  readonly state: BoardState;
  readonly cards: readonly VisitData[];
  readonly count: number;
}

interface ColumnProps {
  readonly column: BoardColumn;
  readonly headed: boolean;
  /** By id. */
  readonly patients: ReadonlyMap<number, Patient>;
}

const Column = ({ column: { state, cards, count }, headed, patients }: ColumnProps) => {
  const { t } = useTranslation();
  const { label, tone } = visitStates[state];
  const { attach, isOver } = useDropTarget(`column-${state}`, { state }, false);
  return (
    <section ref={attach} className={style.column} aria-label={label} data-tone={tone} data-over={isOver}>
      {headed && (
        <h2 className={`${layout.between} ${words.heading} ${style.head}`}>
          {label}
          <span className={style.count}>{count}</span>
        </h2>
      )}
      {cards.length === 0 ? (
        <p className={`${words.faint} ${style.empty}`}>{t('queue.empty')}</p>
      ) : (
        <ul className={layout.stackSmall}>
          {cards.map((card) => (
            <li key={card.id}>
              <VisitCard visit={card} patient={patients.get(card.customerdata?.id ?? 0)} />
            </li>
          ))}
        </ul>
      )}
      {count > cards.length && (
        <p className={`${words.faint} ${style.empty}`}>{t('queue.more', { count: count - cards.length })}</p>
      )}
    </section>
  );
};

export const BoardColumns = ({ columns }: { columns: readonly BoardColumn[] }) => {
  const narrow = useNarrow();
  const { patients, isComing } = useComingPatients(
    columns.flatMap(({ cards }) => cards.flatMap(({ customerdata }) => customerdata?.id ?? [])),
  );
  const { t } = useTranslation();
  const [chosen, choose] = useState<BoardState>(visitState.waiting);
  // Each card grows by what tells its patient apart: drawn before, all that stands below would move.
  if (isComing) return <Skeleton active title={false} />;
  if (!narrow) {
    return (
      <InPieces before={<Skeleton active title={false} />}>
        <div className={style.board}>
          {columns.map((column) => (
            <Column key={column.state} column={column} headed patients={patients} />
          ))}
        </div>
      </InPieces>
    );
  }
  return (
    <>
      <Segmented<BoardState>
        block
        className={style.tabs}
        aria-label={t('queue.columns')}
        value={chosen}
        onChange={choose}
        options={columns.map(({ state, count }) => ({
          value: state,
          label: (
            <span className={style.tab}>
              <b>{count}</b> {visitStates[state].label}
            </span>
          ),
        }))}
      />
      {columns
        .filter(({ state }) => state === chosen)
        .map((column) => (
          <Column key={column.state} column={column} headed={false} patients={patients} />
        ))}
    </>
  );
};
