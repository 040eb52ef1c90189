// 'Lepas' beside a row that an import gave its name: its amount waits for a name again, and may be imported anew (finance.md 6.7).
import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import type { OpenRow } from './payee.ts';

const ReasonDialog = onDemand(async () => (await import('../../../kit/dialog/reason-dialog.tsx')).ReasonDialog);

interface Props {
  readonly row: OpenRow;
  readonly onReleased: () => void;
}

/** Stands only where the signed-in person may do it. */
export const ReleaseButton = ({ row: { id, description }, onReleased }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [asks, setAsks] = useState(false);
  const { send } = useSend('finance.hutang.lepas', tellDone(t('hutang.released')));
  if (!mayCall(me, 'finance.hutang.lepas')) return null;
  return (
    <>
      <Button
        type="text"
        size="small"
        aria-label={`${t('hutang.release')} ${description}`}
        title={t('hutang.release')}
        icon={<UndoOutlined aria-hidden />}
        onClick={() => setAsks(true)}
      />
      {asks && (
        <ReasonDialog
          title={t('hutang.releaseOf', { description })}
          action={t('hutang.release')}
          onGiven={async (reason) => {
            await send({ id }, { reason });
            onReleased();
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
};
