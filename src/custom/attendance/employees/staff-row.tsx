// One member of the staff: who he is, how to reach him, and what his superior may do (specified).
import { EditOutlined, IdcardOutlined, ProfileOutlined, SolutionOutlined, WalletOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { can, isMember, manages, mayCall, mayEmploy, mayRelease } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { activeStatus } from '../../../resources/kernel/active.ts';
import { workFields } from '../../../resources/attendance/employment.ts';
import { loan } from '../../../resources/attendance/loan.ts';
import { pegawaicomponent } from '../../../resources/attendance/pegawaicomponent.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { isWhole, personPath, type Staff, type WholeStaff } from '../../../parts/platform/person/person.ts';
import { Link } from '../../../kit/page/link.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { PersonAvatar } from '../../../kit/chip/person-avatar.tsx';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { heldFor } from '../../../screens/request/requests.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import style from './employees.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly person: Staff;
  readonly onEdit: (person: WholeStaff) => void;
  readonly onResign: (person: WholeStaff) => void;
  readonly onEmploy: (person: WholeStaff) => void;
  readonly onProfile: (person: WholeStaff) => void;
  readonly onUndo: (person: WholeStaff) => void;
}

/** How to reach him. */
const Contacts = ({ person }: { person: WholeStaff }) => {
  const { t } = useTranslation();
  return (
    <>
      <div>
        <dt className="visually-hidden">{t('staff.membership')}</dt>
        <dd className={words.quiet}>{person.membership_id}</dd>
      </div>
      <div>
        <dt className="visually-hidden">{t('staff.phone')}</dt>
        <dd>{person.phone}</dd>
      </div>
      <div>
        <dt className="visually-hidden">{t('staff.email')}</dt>
        <dd className={words.quiet}>{person.email}</dd>
      </div>
    </>
  );
};

/** His rows of what wages are made of. */
const PAY = [
  { resource: pegawaicomponent, Icon: ProfileOutlined, label: 'attendance.employment.componentsOf' },
  { resource: loan, Icon: WalletOutlined, label: 'attendance.employment.loansOf' },
] as const;
const PayLinks = ({ person: { id, name } }: { readonly person: WholeStaff }) => {
  const { t } = useTranslation();
  const me = useUser();
  return PAY.filter(({ resource }) => can(me, resource.name, 'list')).map(({ resource, Icon, label }) => (
    <LinkButton
      key={resource.name}
      icon={<Icon aria-hidden />}
      aria-label={t(label, { name })}
      to={`${resource.screens.list}?pegawai=${id}`}
    />
  ));
};

const Actions = ({ person, ...on }: Props & { readonly person: WholeStaff }) => {
  const { t } = useTranslation();
  const me = useUser();
  const mayEdit = mayCall(me, 'attendance.pegawai.edit');
  return (
    <span className={layout.end}>
      <Button
        icon={<IdcardOutlined aria-hidden />}
        aria-label={t('attendance.employment.profileOf', { name: person.name })}
        onClick={() => on.onProfile(person)}
      />
      {isMember(person) && <PayLinks person={person} />}
      {mayEdit && mayEmploy(me, person) && isMember(person) && (
        <Button
          icon={<SolutionOutlined aria-hidden />}
          aria-label={t('attendance.employment.editOf', { name: person.name })}
          onClick={() => on.onEmploy(person)}
        />
      )}
      {mayEdit && manages(me, person) && (
        <Button
          icon={<EditOutlined aria-hidden />}
          aria-label={t('staff.editOf', { name: person.name })}
          onClick={() => on.onEdit(person)}
        />
      )}
      {mayRelease(me, person) && person.status === activeStatus.active && (
        <Button
          danger
          disabled={heldFor(person, 'attendance.resign') !== undefined}
          aria-label={t('staff.resignOf', { name: person.name })}
          onClick={() => on.onResign(person)}
        >
          {t('staff.resign')}
        </Button>
      )}
      {person.leave_at && mayCall(me, 'attendance.pegawai.batalresign') && (
        <Button aria-label={t('attendance.employment.undoOf', { name: person.name })} onClick={() => on.onUndo(person)}>
          {t('attendance.employment.undo')}
        </Button>
      )}
    </span>
  );
};

export const StaffRow = (props: Props) => {
  const { t } = useTranslation();
  const { person } = props;
  const whole = isWhole(person) ? person : undefined;
  return (
    <li className={style.row}>
      <PersonAvatar initial={person.initial} url={person.avatarurl} size={40} />
      <div className={style.who}>
        <Link className={words.name} to={`${personPath(person.id)}/`}>
          {person.name}
        </Link>
        <span className={words.quiet}>{[person.jobname, person.rolename].filter(Boolean).join(' · ')}</span>
        {whole && <RequestChips record={whole} />}
        {whole?.leave_at && (
          <StatusChip tone="warning" label={t('person.leaves', { day: formatDate(whole.leave_at) })} />
        )}
      </div>
      <dl className={style.facts}>
        {whole && (
          <div>
            <dt className="visually-hidden">{workFields.department_id.label}</dt>
            <dd className={words.quiet}>{whole.departmentdata?.name}</dd>
          </div>
        )}
        <div>
          <dt className="visually-hidden">{t('person.employeeId')}</dt>
          <dd>{person.username}</dd>
        </div>
        {whole && <Contacts person={whole} />}
      </dl>
      {whole && <Actions {...props} person={whole} />}
    </li>
  );
};
