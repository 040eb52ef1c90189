// 'Riwayat' beside an income: what was added to what is owed of it, when and why.
import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const HistoryDrawer = lazy(async () => ({ default: (await import('./history-drawer.tsx')).HistoryDrawer }));

export const HistoryButton = ({ id, of }: { id: number; of: string }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="text"
        size="small"
        aria-label={`${t('income.history.steps')} ${of}`}
        title={t('income.history.steps')}
        icon={<HistoryOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <HistoryDrawer id={id} of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
