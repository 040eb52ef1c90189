// Employee attendance profile (specified): who somebody is to the attendance module, and for how long he has worked here.
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { user } from '../../../resources/platform/user.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PersonAvatar } from '../../../kit/chip/person-avatar.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { Fact } from './fact.tsx';
import { identityLabel, isWhole, type Staff, type WholeStaff } from './person.ts';
import style from './person.module.css';
import layout from '../../../kit/style/layout.module.css';
import { workDuration } from './work-duration.ts';
import words from '../../../kit/style/words.module.css';

const PICTURE = 64;
const { fields } = user;

const Duration = ({ person: { join_at, leave_at } }: { person: WholeStaff }) => {
  const { t } = useTranslation();
  const today = useToday();
  if (!join_at) return null;
  const { years, months } = workDuration(join_at, leave_at ?? today);
  const parts = [
    years > 0 && t('person.years', { n: years }),
    (months > 0 || years === 0) && t('person.months', { n: months }),
  ];
  return (
    <>
      {formatDate(join_at)} – {leave_at ? formatDate(leave_at) : t('person.now')}{' '}
      <span className={words.faint}>({parts.filter(Boolean).join(' ')})</span>
    </>
  );
};

const Facts = ({ person }: { person: WholeStaff }) => {
  const { t } = useTranslation();
  const birth = [person.birth_place, person.birth_date && formatDate(person.birth_date)].filter(Boolean).join(', ');
  return (
    <dl className={layout.facts}>
      <Fact label={t('person.duration')}>
        <Duration person={person} />
      </Fact>
      <Fact label={fields.attendance_code.label}>{person.attendance_code}</Fact>
      <Fact label={fields.membership_id.label}>{person.membership_id}</Fact>
      <Fact label={identityLabel(person.idcard_type)}>{person.idcard}</Fact>
      <Fact label={t('person.birth')}>{birth}</Fact>
      <Fact label={t('person.gender')}>{person.gendername}</Fact>
      <Fact label={fields.old.label}>{person.old !== null && t('patient.age', { n: person.old })}</Fact>
      {person.phone !== undefined && (
        <>
          <Fact label={fields.address.label}>{person.address}</Fact>
          <Fact label={fields.phone.label}>{person.phone}</Fact>
        </>
      )}
    </dl>
  );
};

const Profile = ({ person }: { person: Staff }) => (
  <>
    <div className={layout.rowWide}>
      <PersonAvatar initial={person.initial} url={person.avatarurl} size={PICTURE} />
      <div className={style.words}>
        <h2 className={words.heading}>
          {person.name} ({person.initial})
        </h2>
        <span className={words.quiet}>
          {person.username} · {person.rolename}
        </span>
        {person.jobname && <StatusChip label={person.jobname} />}
      </div>
    </div>
    {isWhole(person) && <Facts person={person} />}
  </>
);

export const AttendanceProfile = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { query, answer: person } = useCall('attendance.pegawai.show', { id });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!person) return <WaitingRows />;
  return (
    <section className={layout.stackLarge} aria-label={t('person.attendance')}>
      <Profile person={person} />
    </section>
  );
};
