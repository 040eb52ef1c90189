// Keeps a medicine with its dose among the doctor's own favourites.
import { StarOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useSend } from '../../../providers/send.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useUser } from '../../../providers/session.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import type { ResepLine } from './resep.ts';

interface Props {
  readonly line: ResepLine;
  readonly onKept: () => void;
}

export const KeepFavourite = ({ line: { item_id, name, qty, signa }, onKept }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const { send } = useSend('service.resepfavorit.create', tellDone(t('chair.kept', { name })));
  if (!mayCall(me, 'service.resepfavorit.create')) return null;
  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      await send({}, { item_id, qty, signa: signa.trim() });
      onKept();
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    setBusy(false);
  };
  return (
    <Button
      type="text"
      icon={<StarOutlined aria-hidden />}
      loading={busy}
      disabled={qty === null || qty <= 0 || signa.trim() === ''}
      aria-label={t('chair.keepOf', { name })}
      title={t('chair.keep')}
      onClick={() => void keep()}
    />
  );
};
