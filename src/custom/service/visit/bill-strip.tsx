// The bill that the finished visit has made, and the way to the desk where it is paid.
import { CreditCardOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { bill } from '../../../resources/finance/bill.ts';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { paymentPath, type VisitBill } from '../../../parts/service/visit/visit.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './visit-strip.module.css';

interface Props {
  readonly data: VisitBill;
  /** Where the patient's name needs the room: the way is a sign. */
  readonly brief: boolean;
}

export const BillStrip = ({ data, brief }: Props) => {
  const { t } = useTranslation();
  const tone = bill.states[data.status].tone;
  return (
    <section className={layout.line} aria-label={t('visit.bill')}>
      <span className={style.bill} title={data.code ?? t('visit.bill')}>
        <StatusChip label={data.statusname} tone={tone} />
        <Money strong value={data.total_amount} />
      </span>
      {brief ? (
        <LinkButton
          type="primary"
          to={paymentPath(data.id)}
          icon={<CreditCardOutlined aria-hidden />}
          aria-label={t('visit.toBill')}
          title={t('visit.toBill')}
        />
      ) : (
        <LinkButton type="primary" to={paymentPath(data.id)}>
          {t('visit.toBill')}
        </LinkButton>
      )}
    </section>
  );
};
