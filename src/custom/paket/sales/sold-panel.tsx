// A sale that is done: its papers, and the way to its page.
import { CheckCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../kit/money/money.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { ReceiptPrint } from '../../../parts/finance/cashier/receipt-print.tsx';
import { PackagePapers } from '../../../parts/paket/package-papers.tsx';
import type { AnswerOf } from '../../../resources/answers.ts';

export const SoldPanel = ({ sold, onClose }: { sold: AnswerOf<'paket.membership.jual'>; onClose: () => void }) => {
  const { t } = useTranslation();
  const { id, code, statusname, kwitansi, customerdata } = sold;
  return (
    <div className={layout.centred} role="status">
      <CheckCircleOutlined aria-hidden />
      <h2 className={words.heading}>{t('membership.soldOf', { code })}</h2>
      <p className={words.quiet}>
        {customerdata.name} · {statusname}
      </p>
      {kwitansi && (
        <p>
          {t('membership.receipt', { code: kwitansi.code })} <Money strong value={kwitansi.amount} />
        </p>
      )}
      <div className={layout.row}>
        <PackagePapers id={id} scheme={sold.scheme} />
        {kwitansi && <ReceiptPrint id={kwitansi.id} />}
      </div>
      <div className={layout.row}>
        <LinkButton to={`/paket/sales/${id}`} type="primary">
          {t('membership.open')}
        </LinkButton>
        <Button onClick={onClose}>{t('app.close')}</Button>
      </div>
    </div>
  );
};
