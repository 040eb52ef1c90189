// The doctor to whom a list of incomes is narrowed down; he stands in the address.
import { useTranslation } from 'react-i18next';
import { userRole } from '../../../resources/platform/role.ts';
import layout from '../../../kit/style/layout.module.css';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { type Asked, idOf } from './use-asked.ts';

const DOCTORS = { role: userRole.dokter };

export const DoctorPick = ({ asked }: { asked: Asked }) => {
  const { t } = useTranslation();
  return (
    <div className={layout.pick}>
      <RefSelect
        resource="platform.users"
        filter={DOCTORS}
        label={t('income.doctor')}
        placeholder={t('income.everyDoctor')}
        value={idOf(asked, 'doctor') ?? null}
        onChange={(id) => asked.put({ doctor: id })}
      />
    </div>
  );
};
