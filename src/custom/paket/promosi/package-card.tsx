// A package that can be sold today, as it is shown to a customer.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Offered, termsOf } from '../../../parts/paket/offer/package-parts.tsx';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatNumber, formatRupiah, rateText } from '../../../resources/kernel/money.ts';
import { installmentSchema } from '../../../resources/paket/history-life.ts';
import style from './promosi.module.css';

const SALES = '/paket/sales';

/** Down payment and installments in a line. */
export const useTermsText = () => {
  const { t } = useTranslation();
  return (
    version: Pick<Offered, 'installment_schema' | 'dp_amount' | 'cicilan_amount' | 'cicilan_attempt'>,
  ): string => {
    if (version.installment_schema === installmentSchema.whole) return t('offer.wholeOnly');
    const { dp_amount, cicilan_amount, cicilan_attempt: n } = termsOf(version);
    return t('offer.terms', { dp: formatRupiah(dp_amount), n, amount: formatRupiah(cicilan_amount) });
  };
};

interface Props {
  readonly version: Offered;
  readonly onOpen: () => void;
}

export const PackageCard = ({ version, onOpen }: Props) => {
  const { t } = useTranslation();
  const termsText = useTermsText();
  const { id, code, image, price, price_standard, hemat_percent, quota, sold_count, sale_until } = version;
  const { name } = version.pakettypedata;
  return (
    <li className={`${surface.card} ${style.card}`}>
      {image !== null && <img className={style.image} src={image} alt="" loading="lazy" />}
      <div className={layout.stackTight}>
        <Button type="link" className={style.open} onClick={onOpen}>
          {name}
        </Button>
        <span className={words.faint}>{code}</span>
        <span className={layout.row}>
          <span className={words.heading}>{formatRupiah(price)}</span>
          {hemat_percent > 0 && (
            <>
              <s className={words.faint}>{formatRupiah(price_standard)}</s>
              <StatusChip tone="success" label={t('offer.save', { n: rateText(hemat_percent) })} />
            </>
          )}
        </span>
        <span className={words.quiet}>{termsText(version)}</span>
        {quota !== null && (
          <span className={words.quiet}>{t('offer.left', { n: formatNumber(quota - sold_count) })}</span>
        )}
        {sale_until !== null && (
          <span className={words.quiet}>{t('offer.until', { day: formatDate(sale_until) })}</span>
        )}
      </div>
      <div className={layout.end}>
        <LinkButton type="primary" to={`${SALES}?jual=${id}`} aria-label={t('offer.sellOf', { name })}>
          {t('offer.sell')}
        </LinkButton>
      </div>
    </li>
  );
};
