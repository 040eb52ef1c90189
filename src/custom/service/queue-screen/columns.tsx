// The three parts of the screen: who is called, who sits in a unit, who waits.
import { useTranslation } from 'react-i18next';
import { callKey, type QueueCard } from './queue.ts';
import style from './queue-screen.module.css';
import layout from '../../../kit/style/layout.module.css';

/** The newest call large, earlier ones below it. */
export const CalledPatients = ({ cards, flashing }: { cards: readonly QueueCard[]; flashing: ReadonlySet<string> }) => {
  const { t } = useTranslation();
  return (
    <section className={style.called} aria-label={t('schedule.screen.called')}>
      <h2 className={style.heading}>{t('schedule.screen.called')}</h2>
      {cards.length === 0 && <p className={style.none}>{t('schedule.screen.nobodyCalled')}</p>}
      <ol className={layout.stackSmall} aria-live="assertive">
        {cards.map((card, at) => (
          <li key={callKey(card)} className={style.call} data-first={at === 0} data-flash={flashing.has(callKey(card))}>
            <span className={style.callLabel}>{card.label}</span>
            <span className={style.callName}>{card.name}</span>
            <span className={style.callDoctor}>{card.doctor}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

export const QueueColumn = ({ title, cards }: { title: string; cards: readonly QueueCard[] }) => {
  const { t } = useTranslation();
  return (
    <section className={style.column} aria-label={title}>
      <h2 className={style.heading}>
        {title} <span className={style.count}>{cards.length}</span>
      </h2>
      {cards.length === 0 && <p className={style.none}>{t('schedule.screen.nobody')}</p>}
      <ol className={layout.stackSmall}>
        {cards.map((card) => (
          <li key={card.id} className={style.row}>
            <span className={style.label}>{card.label}</span>
            <span className={style.name}>
              {card.name}
              <span className={style.doctor}>{card.doctor}</span>
            </span>
            <span className={style.unit}>
              {card.unit ??
                (card.waiting_minutes !== null && t('schedule.screen.minutes', { minutes: card.waiting_minutes }))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
