// The patient's odontogram of all branches, with its days.
import { Odontogram } from '../../../parts/service/odontogram/odontogram.tsx';
import type { PersonData } from '../../../parts/platform/person/person.ts';

export const Chart = ({ patient }: { patient: PersonData }) => <Odontogram customerId={patient.id} />;
