// Beside a tender by QRIS: shows the patient a code with its amount. The screen is loaded when it is opened.
import { CheckOutlined, QrcodeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const QrisScreen = lazy(async () => ({ default: (await import('./qris-screen.tsx')).QrisScreen }));

interface Props {
  readonly methodId: number;
  /** Rupiah, above 0. */
  readonly amount: number;
  readonly reference: string;
  readonly needsReference: boolean;
  readonly onArrived: (reference: string) => void;
}

export const QrisButton = ({ onArrived, ...of }: Props) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  /** The amount that the cashier saw arrive: another one is another payment. */
  const [arrived, setArrived] = useState<number>();
  const isArrived = arrived === of.amount;
  return (
    <>
      <Button
        icon={isArrived ? <CheckOutlined aria-hidden /> : <QrcodeOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(isArrived ? 'kas.qris.seen' : 'kas.qris.show')}
      </Button>
      {open && (
        <Suspense>
          <QrisScreen
            {...of}
            onArrived={(reference) => {
              setOpen(false);
              setArrived(of.amount);
              onArrived(reference);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
