// The tabs of a person's page, as far as the reader may read their lists and decide over the person.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answersFor, manages, maySee } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { bill } from '../../../resources/finance/bill.ts';
import { visit } from '../../../resources/service/visit.ts';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import { AttendanceProfile } from '../../../parts/platform/person/attendance-profile.tsx';
import { isCustomer, mayList, type PersonData } from '../../../parts/platform/person/person.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

/** A patient and a member of staff have none of these in common. */
const Activity = onDemand(async () => (await import('./activity.tsx')).Activity);
const FeaturesPanel = onDemand(async () => (await import('./features-panel.tsx')).FeaturesPanel);
const SessionsPanel = onDemand(async () => (await import('./sessions-panel.tsx')).SessionsPanel);
const PatientBills = onDemand(
  async () => (await import('../../../parts/finance/billing/patient-bills.tsx')).PatientBills,
);
const MedicalRecord = onDemand(
  async () => (await import('../../../parts/platform/person/medical-record.tsx')).MedicalRecord,
);

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

/** What every row of one patient's list would repeat, or another tab says. */
const SAME: readonly string[] = ['customer_id', 'label', 'unit_id', 'waiting_minutes', 'bill_id'];

const useCustomerTabs = (person: PersonData): readonly Tab[] => {
  const { t } = useTranslation();
  const me = useUser();
  const filter = { customer: person.id };
  return [
    {
      key: 'kunjungan',
      label: t('person.visits'),
      open: mayList(me, visit.name),
      children: <EmbeddedList resource={visit} filter={filter} without={SAME} />,
    },
    {
      key: 'rekammedis',
      label: t('patient.title'),
      open: maySee(me.role, 'clinical'),
      children: <MedicalRecord person={person} />,
    },
    {
      key: 'tagihan',
      label: t('person.bills'),
      open: mayList(me, bill.name),
      children: <PatientBills id={person.id} />,
    },
  ];
};

const useStaffTabs = (person: PersonData): readonly Tab[] => {
  const { t } = useTranslation();
  const me = useUser();
  const { id } = person;
  return [
    { key: 'kehadiran', label: t('person.attendance'), open: true, children: <AttendanceProfile id={id} /> },
    { key: 'fitur', label: t('person.features'), open: manages(me, person), children: <FeaturesPanel id={id} /> },
    { key: 'sesi', label: t('person.sessions'), open: answersFor(me, person), children: <SessionsPanel id={id} /> },
  ];
};

/** The first one is shown when the address names none. A customer does not sign in, so he has no activity of his own. */
export const usePersonTabs = (person: PersonData): readonly Omit<Tab, 'open'>[] => {
  const { t } = useTranslation();
  const ofCustomer = useCustomerTabs(person);
  const ofStaff = useStaffTabs(person);
  const me = useUser();
  const { id } = person;
  const activity: Tab = {
    key: 'aktivitas',
    label: t(id === me.id ? 'person.activity' : 'person.activityOf'),
    open: true,
    children: <Activity userId={id} />,
  };
  const all = isCustomer(person) ? ofCustomer : [activity, ...ofStaff];
  return all.filter(({ open }) => open).map(({ open: _open, ...tab }) => tab);
};
