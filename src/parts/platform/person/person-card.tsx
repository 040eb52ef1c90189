// User info card: who somebody is, and on 'read more' how to reach him and his guardian (specified; contacts by role).
import { CheckCircleFilled, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeStatus } from '../../../resources/kernel/active.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { user } from '../../../resources/platform/user.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { PersonAvatar } from '../../../kit/chip/person-avatar.tsx';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Contacts, Guardian } from './contacts.tsx';
import { Fact } from './fact.tsx';
import { identityLabel, isCustomer, type PersonData } from './person.ts';
import style from './person.module.css';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';

const PICTURE = 88;
const { fields } = user;

const Standing = ({ person }: { person: PersonData }) => {
  const { t } = useTranslation();
  if (person.status !== activeStatus.active) return <StatusChip label={t('person.inactive')} />;
  return (
    <span className={style.active}>
      <CheckCircleFilled aria-hidden /> {t('person.active')}
    </span>
  );
};

const birthOf = ({ birth_place, birth_date }: PersonData): string =>
  [birth_place, birth_date && formatDate(birth_date)].filter(Boolean).join(', ');

const Identity = ({ person }: { person: PersonData }) => {
  const { t } = useTranslation();
  return (
    <dl className={layout.facts}>
      <Fact label={fields.name.label}>{person.name}</Fact>
      <Fact label={isCustomer(person) ? t('person.rm') : t('person.employeeId')}>{person.username}</Fact>
      {person.former_numbers && <Fact label={fields.former_numbers.label}>{person.former_numbers}</Fact>}
      {!isCustomer(person) && <Fact label={fields.attendance_code.label}>{person.attendance_code}</Fact>}
      <Fact label={fields.join_at.label}>{person.join_at && <DateText value={person.join_at} />}</Fact>
      {person.idcard !== undefined && <Fact label={identityLabel(person.idcard_type)}>{person.idcard}</Fact>}
      <Fact label={t('person.gender')}>{person.gendername}</Fact>
      <Fact label={t('person.birth')}>{birthOf(person)}</Fact>
      <Fact label={fields.old.label}>{person.old !== null && t('patient.age', { n: person.old })}</Fact>
    </dl>
  );
};

interface Props {
  readonly person: PersonData;
  /** The card's menu, for who may use it. */
  readonly menu?: ReactNode;
}

export const PersonCard = ({ person, menu }: Props) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const more = useId();
  const reachable = person.phone !== undefined;
  return (
    <section className={surface.sheet} aria-label={t('person.card')}>
      <div className={layout.rowWide}>
        <PersonAvatar initial={person.initial} url={person.avatarurl} size={PICTURE} />
        <div className={style.words}>
          <h2 className={words.heading}>{person.name}</h2>
          <span className={words.quiet}>{[person.jobname, person.rolename].filter(Boolean).join(' · ')}</span>
          <Standing person={person} />
          <RequestChips record={person} />
          {person.leave_at && (
            <StatusChip tone="warning" label={t('person.leaves', { day: formatDate(person.leave_at) })} />
          )}
        </div>
        {menu}
      </div>
      {person.note && (
        <p className={surface.tinted} data-tone="warning">
          {person.note}
        </p>
      )}
      <Identity person={person} />
      {(reachable || isCustomer(person)) && (
        <Button
          type="link"
          className={style.more}
          icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          aria-expanded={open}
          aria-controls={more}
          onClick={() => setOpen(!open)}
        >
          {open ? t('person.less') : t('person.more')}
        </Button>
      )}
      <div id={more} className={layout.stack} hidden={!open}>
        {reachable && <Contacts person={person} />}
        {isCustomer(person) && <Guardian person={person} />}
      </div>
    </section>
  );
};
