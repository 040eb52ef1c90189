// 'Impor Mutasi', for who may bring in what the bank says.
import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const ImportDialog = onDemand(async () => (await import('./import-dialog.tsx')).ImportDialog);

interface Props {
  readonly id: number;
  readonly onDone: () => void;
  /** Nothing waits to be matched: to bring in more is what comes next. */
  readonly isNext: boolean;
}

export const ImportButton = ({ isNext, ...props }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (!mayCall(me, 'finance.bank.impor')) return null;
  return (
    <>
      <Button type={isNext ? 'primary' : 'default'} icon={<UploadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('bank.import')}
      </Button>
      {open && <ImportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
