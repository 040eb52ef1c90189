// Finds a patient of the branch from three characters on: by name or RM.
import { useId } from 'react';
import { userRole } from '../../../resources/platform/role.ts';
import { user } from '../../../resources/platform/user.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}
const PATIENTS = { role: userRole.customer };

export const PatientPicker = ({ label, value, onChange }: Props) => {
  const id = useId();
  return (
    <div className={layout.stackTight}>
      <label className={words.quiet} htmlFor={id}>
        {label}
      </label>
      <RefSelect id={id} resource={user.name} filter={PATIENTS} value={value} onChange={onChange} />
    </div>
  );
};
