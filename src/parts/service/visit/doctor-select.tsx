// The doctor whose visits a page shows; all of them when none is chosen.
import { useTranslation } from 'react-i18next';
import { visit } from '../../../resources/service/visit.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';

interface Props {
  readonly value: number | null;
  readonly onChange: (doctor: number | null) => void;
}

const { to, filter, label } = visit.fields.doctor_id;

export const DoctorSelect = (props: Props) => {
  const { t } = useTranslation();
  return <RefSelect {...props} resource={to} filter={filter} label={label} placeholder={t('queue.allDoctors')} />;
};
