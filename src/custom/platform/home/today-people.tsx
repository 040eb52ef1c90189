// Patients of today by name, in the order in which they are worked, each the way to his visit.
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Link } from '../../../kit/page/link.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { WaitingChip } from '../../../parts/service/visit/waiting-chip.tsx';
import { visitPath } from '../../../parts/service/visit/visit.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatTime } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { PatientFacts } from '../../../screens/patient/patient-chip.tsx';
import style from './today.module.css';

type Group = AnswerOf<'platform.today.show'>['people'][number];
type Person = Group['rows'][number];

const OWN: Group['name'] = 'mine';
/** Who sits, who waits, who is still to come; each in his order. */
const inOrder = (rows: readonly Person[]): readonly Person[] => rows.toSorted((a, b) => b.status - a.status);

const State = ({ person: { status, statusname, late, waiting_minutes, unit } }: { person: Person }) => {
  const { t } = useTranslation();
  if (status === visitState.waiting && waiting_minutes !== null) return <WaitingChip minutes={waiting_minutes} />;
  if (status === visitState.inUnit) return <StatusChip tone="info" label={unit ?? statusname} />;
  return late ? <StatusChip tone="warning" label={t('today.late')} /> : null;
};

const Flags = ({ flags: { labs, unsigned, photos } }: { flags: NonNullable<Person['flags']> }) => {
  const { t } = useTranslation();
  if (labs === 0 && !unsigned && !photos) return null;
  return (
    <span className={layout.rowTight}>
      {labs > 0 && <StatusChip tone="warning" label={t('today.labs', { n: labs })} />}
      {unsigned && <StatusChip tone="danger" label={t('today.unsigned')} />}
      {photos && <StatusChip tone="warning" label={t('today.photos')} />}
    </span>
  );
};

/** @param own the reader is the doctor himself */
const PersonRow = ({ person, own }: { person: Person; own: boolean }) => {
  const { t } = useTranslation();
  const { visit_id, time, label, doctor, complaint, patient, flags } = person;
  const about = [own ? null : doctor, complaint].filter(Boolean).join(' · ');
  return (
    <li className={style.person}>
      <span className={style.time}>
        {time !== null && formatTime(time)}
        {time === null && (label ?? <span className={words.caption}>{t('today.walkIn')}</span>)}
      </span>
      <span className={style.who}>
        <span className={layout.between}>
          <span>
            <Link to={visitPath(visit_id)} className={style.name}>
              {patient?.name ?? person.statusname}
            </Link>{' '}
            <span className={words.faint}>{patient?.username}</span>
          </span>
          <State person={person} />
        </span>
        <span className={`${layout.row} ${style.told}`}>
          {about !== '' && <span className={`${words.quiet} ${style.about}`}>{about}</span>}
          {patient && <PatientFacts patient={patient} />}
          {flags && <Flags flags={flags} />}
        </span>
      </span>
    </li>
  );
};

export const TodayPeople = ({ group: { name, count, to, rows } }: { group: Group }) => {
  const { t } = useTranslation();
  const title = t(`today.line.${name}`);
  return (
    <section className={surface.card} aria-label={title}>
      <div className={layout.stackSmall}>
        <div className={layout.between}>
          <h3 className={words.heading}>
            {title} <span className={words.faint}>{formatNumber(count)}</span>
          </h3>
          {count > 0 && (
            <Link to={to} aria-label={t('today.open', { label: title, n: formatNumber(count) })}>
              {t('today.all', { n: formatNumber(count) })}
            </Link>
          )}
        </div>
        {count === 0 ? (
          <p className={words.quiet}>{t('today.nobody')}</p>
        ) : (
          <ul className={layout.divided}>
            {inOrder(rows).map((person) => (
              <PersonRow key={person.visit_id} person={person} own={name === OWN} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
