// Who somebody is to the attendance module, how he is employed, and what he may practise (attendance.md 4).
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { payFields, workFields } from '../../../resources/attendance/employment.ts';
import { AttendanceProfile } from '../../../parts/platform/person/attendance-profile.tsx';
import type { WholeStaff } from '../../../parts/platform/person/person.ts';
import { Fact } from '../../../parts/platform/person/fact.tsx';
import { FieldShow } from '../../../screens/views/field-view.tsx';
import { licence } from '../../../resources/attendance/licence.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { Licences } from './licences.tsx';

const WIDTH = 560;

interface Props {
  readonly person: WholeStaff;
  readonly onClose: () => void;
}

const Employment = ({ person }: { person: WholeStaff }) => {
  const { t } = useTranslation();
  if (person.contract_type === null) return null;
  const shown = Object.entries({ ...workFields, ...(person.base_salary !== undefined && payFields) });
  return (
    <section className={layout.stack} aria-labelledby="employment">
      <h3 id="employment" className={words.heading}>
        {t('attendance.employment.title')}
      </h3>
      <dl className={layout.facts}>
        {shown.map(([name, field]) => (
          <Fact key={name} label={field.label}>
            <FieldShow name={name} field={field} record={person} />
          </Fact>
        ))}
      </dl>
    </section>
  );
};

export const ProfileDrawer = ({ person, onClose }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  return (
    <Drawer
      open
      title={t('attendance.employment.profile')}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      onClose={onClose}
    >
      <div className={layout.stackLarge}>
        <AttendanceProfile id={person.id} />
        <Employment person={person} />
        {can(me, licence.name, 'list') && <Licences pegawai={person.id} />}
      </div>
    </Drawer>
  );
};
