// '/finance/payment/pasien': patients with what they have paid and owe, for those who keep the books (specified: 'Punya Hutang?').
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { PatientSheet } from '../../../parts/service/patient/patient-sheet.tsx';

/** Who it is and how he is reached; what is noted for his treatment is no business of this page. */
const COLUMNS: readonly string[] = ['gender', 'old', 'phone'];

export default function PaymentPatientsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('customer.payers')} />
      <PatientSheet title={t('customer.payers')} columns={COLUMNS} />
    </>
  );
}
