// 'Kwitansi' as PDF in a new tab: a button each after a payment, a menu in a row.
import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../providers/call.ts';
import { receiptFormats } from '../../../resources/finance/receipt-format.ts';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';

const paperOf = (id: number, format: (typeof receiptFormats)[number]): string =>
  callUrl('finance.billtransaction.print', { id, format });

export const ReceiptPrint = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  return receiptFormats.map((format) => (
    <Button key={format} icon={<PrinterOutlined aria-hidden />} href={paperOf(id, format)} target="_blank">
      {t(`cashier.print.${format}`)}
    </Button>
  ));
};

/** `code`: what a screen reader adds to 'Cetak'. */
export const ReceiptPrintMenu = ({ id, code }: { id: number; code: string }) => {
  const { t } = useTranslation();
  const items = receiptFormats.map((format) => ({
    key: format,
    label: (
      <a href={paperOf(id, format)} target="_blank" rel="noreferrer">
        {t(`cashier.print.${format}`)}
      </a>
    ),
  }));
  return (
    <DropMenu menu={{ items }}>
      <Button
        size="small"
        icon={<PrinterOutlined aria-hidden />}
        aria-label={t('kas.printOf', { code })}
        aria-haspopup="menu"
      />
    </DropMenu>
  );
};
