// The tabs of a person's page, as far as the reader may read their lists.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../providers/session.ts';
import { bill } from '../../resources/finance/bill.ts';
import { visit } from '../../resources/service/visit.ts';
import { EmbeddedList } from '../../screens/list/embedded-list.tsx';
import { isCustomer, mayList, type PersonData } from '../../screens/parts/person/person.ts';
import { Activity } from './activity.tsx';
import { MedicalRecord } from './medical-record.tsx';

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly children: ReactNode;
}

const SAME_PATIENT: readonly string[] = ['customer_id', 'label', 'unit_id', 'waiting_minutes', 'bill_id'];

export const usePersonTabs = (person: PersonData): readonly Tab[] => {
  const { t } = useTranslation();
  const { role } = useUser();
  const { id } = person;
  const filter = { customer: id };
  const ofCustomer: readonly (Tab & { readonly open: boolean })[] = [
    {
      key: 'kunjungan',
      label: t('person.visits'),
      open: mayList(role, visit.name),
      children: <EmbeddedList resource={visit} filter={filter} without={SAME_PATIENT} />,
    },
    { key: 'rekammedis', label: t('patient.title'), open: true, children: <MedicalRecord person={person} /> },
    {
      key: 'tagihan',
      label: t('person.bills'),
      open: mayList(role, bill.name),
      children: <EmbeddedList resource={bill} filter={filter} without={SAME_PATIENT} />,
    },
  ];
  const own = isCustomer(person) ? ofCustomer.filter(({ open }) => open) : [];
  const activity = { key: 'aktivitas', label: t('person.activity'), children: <Activity userId={id} /> };
  return [...own.map(({ open: _open, ...tab }) => tab), activity];
};
