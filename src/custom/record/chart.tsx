// The patient's odontogram of all branches, with its days.
import { Odontogram } from '../../screens/parts/odontogram/odontogram.tsx';
import type { PersonData } from '../../screens/parts/person/person.ts';

export const Chart = ({ patient }: { patient: PersonData }) => <Odontogram customerId={patient.id} />;
