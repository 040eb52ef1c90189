// 'Bayar' on an opening balance that is no patient's yet: nobody can pay it, so it says what comes first (finance.md 6.7).
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNDIVIDED } from '../../../resources/finance/bill-life.ts';
import { Link } from '../../../kit/page/link.tsx';

/** Where what was owed before the books began is told by patient. */
const PERIODS = '/finance/periode';

/** Is this bill the part of the opening balance without patients? */
export const isUndivided = (bill: object): boolean => 'source_type' in bill && bill.source_type === UNDIVIDED;

export const PayUndivided = ({ size }: { readonly size?: 'small' }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button type="primary" {...(size && { size })} onClick={() => setOpen(true)}>
        {t('tagihan.pay')}
      </Button>
      <Modal
        open={open}
        title={t('tagihan.undivided.title')}
        onCancel={close}
        footer={<Button onClick={close}>{t('tagihan.undivided.close')}</Button>}
      >
        <p>{t('tagihan.undivided.first')}</p>
        <p>
          <Link to={PERIODS}>{t('tagihan.undivided.way')}</Link>
        </p>
      </Modal>
    </>
  );
};
