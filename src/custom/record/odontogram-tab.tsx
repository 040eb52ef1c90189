// The patient's teeth on every day on which somebody wrote about them.
import { Odontogram } from '../../screens/parts/odontogram/odontogram.tsx';
import type { PersonData } from '../../screens/parts/person/person.ts';

export const OdontogramTab = ({ patient }: { patient: PersonData }) => <Odontogram customerId={patient.id} />;
