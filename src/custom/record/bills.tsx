// The patient's bills in the branches of the reader.
import { bill } from '../../resources/finance/bill.ts';
import { EmbeddedList } from '../../screens/list/embedded-list.tsx';
import type { PersonData } from '../../screens/parts/person/person.ts';

const SAME: readonly string[] = ['customer_id', 'customer_name'];

export const Bills = ({ patient }: { patient: PersonData }) => (
  <EmbeddedList resource={bill} filter={{ customer: patient.id }} without={SAME} />
);
