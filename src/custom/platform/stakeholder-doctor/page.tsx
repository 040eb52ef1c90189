// '/dashboard/stakeholder/doctor': doctors with their finished visits, patients, treatments and fees of a range.
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/insight/figures.ts';
import { ownAt, ownRangeAt } from '../../../parts/insight/address.ts';
import { PeoplePage } from '../../../parts/insight/people-page.tsx';
import { byId, treatmentsAt, visitsAt } from '../../../parts/insight/rows.ts';
import { actorType, hutangKind } from '../../../resources/finance/hutang.ts';
import { hutangtransaction } from '../../../resources/finance/hutangtransaction.ts';
import { tindakanincome } from '../../../resources/finance/tindakanincome.ts';
import { visitState } from '../../../resources/service/visit-state.ts';

const seen = byId(visitsAt, 'doctor', { status: visitState.finished });
const done = byId(treatmentsAt, 'doctor');
const ofDoctor = (id: unknown) => ({ actor_type: actorType.doctor, actor_id: String(id) });

const columns: readonly Column[] = [
  { key: 'branch', label: 'insight.branch', as: 'text' },
  { key: 'visits', label: 'people.finished', as: 'count', to: seen },
  { key: 'patients', label: 'insight.patients', as: 'count', to: seen },
  { key: 'treatments', label: 'insight.treatments', as: 'count', to: done },
  { key: 'amount', label: 'people.worth', as: 'money', to: done },
  {
    key: 'recognised',
    label: 'people.recognised',
    as: 'money',
    to: ({ id }, asked) =>
      ownRangeAt('/finance/tindakan/transaction', asked, { ...ofDoctor(id), kind: hutangKind.doctorFee }),
  },
  {
    key: 'owed',
    label: 'people.owed',
    as: 'money',
    to: ({ id }, asked) => ownAt('/finance/hutang/actor/doctor', asked, { actor: String(id) }),
  },
  {
    key: 'paid',
    label: 'people.paid',
    as: 'money',
    to: ({ id }, asked) =>
      ownRangeAt('/finance/hutang/transaction', asked, { ...ofDoctor(id), status: hutangtransaction.state.paid }),
  },
  {
    key: 'awaited',
    label: 'people.awaited',
    as: 'money',
    to: ({ id }, asked) =>
      ownAt('/finance/income/tindakanmedis', asked, {
        doctor: String(id),
        status: tindakanincome.state.awaitsLab,
      }),
  },
];

export default function DoctorPage() {
  const { t } = useTranslation();
  return <PeoplePage title={t('people.doctors')} path="dashboard/stakeholder/doctor" columns={columns} />;
}
