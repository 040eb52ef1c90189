// Parts of the record that are lists of documents: each leads to its document.
import type { ComponentType } from 'react';
import type { Resource } from '../../../resources/kernel/define.ts';
import { consent } from '../../../resources/service/consent.ts';
import { formlab } from '../../../resources/service/formlab.ts';
import { orthocase } from '../../../resources/service/orthocase.ts';
import { treatmentplan } from '../../../resources/service/treatmentplan.ts';
import { visitresep } from '../../../resources/service/visitresep.ts';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import { PatientBills } from '../../../parts/finance/billing/patient-bills.tsx';
import type { PersonData } from '../../../parts/platform/person/person.ts';

/** What every row of one patient's list would repeat. */
const SAME: readonly string[] = ['customer_id', 'customer_name'];

/** What the order's own page says of it: beside the patient there is no room for it. */
const OF_ORDER: readonly string[] = [...SAME, 'shade', 'sent_at', 'received_at', 'labfee_estimate'];

const listOf =
  (resource: Resource, without = SAME): ComponentType<{ patient: PersonData }> =>
  ({ patient }) => <EmbeddedList resource={resource} filter={{ customer: patient.id }} without={without} />;

export const Bills = ({ patient }: { patient: PersonData }) => <PatientBills id={patient.id} />;
export const Consents = listOf(consent);
export const Courses = listOf(orthocase);
export const FormLabs = listOf(formlab, OF_ORDER);
export const Plans = listOf(treatmentplan);
export const Prescriptions = listOf(visitresep);
