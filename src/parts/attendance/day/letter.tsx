// The letter of a day in its colour, and what the letters mean.
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import tone from '../../../kit/style/tone.module.css';
import words from '../../../kit/style/words.module.css';
import {
  dayLetters,
  dayStatus,
  type DayLetter,
  type DayStatus,
  dayStatusOptions,
} from '../../../resources/attendance/day-status.ts';
import { dayTone } from './day.ts';
import style from './letter.module.css';

const statusOf = (letter: DayLetter): DayStatus =>
  dayStatusOptions.find(({ value }) => dayLetters[value] === letter)?.value ?? dayStatus.waiting;

/** The word for a letter; undefined where nothing is known yet. */
export const letterWord = (letter: DayLetter): string | undefined =>
  letter === '' ? undefined : dayStatusOptions.find(({ value }) => dayLetters[value] === letter)?.label;

export const Letter = ({ letter }: { letter: DayLetter }) => (
  <span className={`${tone.tone} ${style.letter}`} data-tone={dayTone(statusOf(letter))} data-empty={letter === ''}>
    {letter === '' ? '·' : letter}
  </span>
);

export const LetterLegend = () => {
  const { t } = useTranslation();
  return (
    <ul className={layout.rowWide} aria-label={t('attendance.day.legend')}>
      {dayStatusOptions
        .filter(({ value }) => dayLetters[value] !== '')
        .map(({ value, label }) => (
          <li key={value} className={layout.lineTight}>
            <Letter letter={dayLetters[value]} /> <span className={words.faint}>{label}</span>
          </li>
        ))}
    </ul>
  );
};
