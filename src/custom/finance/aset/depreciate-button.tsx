// 'Susutkan bulan ini': shows what the month would book, and books it.
import { FallOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useBranch } from '../../../providers/branch.ts';
import { useUser } from '../../../providers/session.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const DepreciateDialog = onDemand(async () => (await import('./depreciate-dialog.tsx')).DepreciateDialog);

export const DepreciateButton = () => {
  const { t } = useTranslation();
  const me = useUser();
  const branch = useBranch();
  const [asked, setAsked] = useState(false);
  if (!branch || !mayCall(me, 'finance.penyusutan.susutkan')) return null;
  return (
    <>
      <Button icon={<FallOutlined aria-hidden />} onClick={() => setAsked(true)}>
        {t('asset.depreciate')}
      </Button>
      {asked && <DepreciateDialog onClose={() => setAsked(false)} />}
    </>
  );
};
