// 'Ubah Pembagian' beside a treatment: who may decide what of it belongs to whom (finance.md 4).
import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';

const OverrideDialog = lazy(async () => ({ default: (await import('./override-dialog.tsx')).OverrideDialog }));

interface Props {
  /** Of the treatment's income. */
  readonly id: number;
  /** What the treatment is called, for who hears the page. */
  readonly of: string;
}

/** Stands only where the signed-in person may do it. */
export const OverrideButton = ({ id, of }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (!mayCall(me, 'finance.tindakanincome.override')) return null;
  return (
    <>
      <Button
        type="text"
        size="small"
        aria-label={`${t('share.override')} ${of}`}
        title={t('share.override')}
        icon={<EditOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <OverrideDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
