// The patient's odontogram of all branches, with its days, and the examinations of his gums and hygiene.
import { Odontogram } from '../../../parts/service/odontogram/odontogram.tsx';
import { Mouth } from '../../../parts/service/perio/mouth.tsx';
import type { PersonData } from '../../../parts/platform/person/person.ts';

export const Chart = ({ patient }: { patient: PersonData }) => (
  <Mouth
    customerId={patient.id}
    open={false}
    renderTeeth={(head) => <Odontogram customerId={patient.id} age={patient.old} head={head} />}
  />
);
