// Takes one's own request back; what carried it is read anew.
import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../providers/requested.ts';
import { useSend } from '../../providers/send.ts';

export const useWithdraw = () => {
  const { t } = useTranslation();
  const { send, busy } = useSend('platform.applog.withdraw', tellDone(t('request.withdrawn')), { tellsRefusal: true });
  const invalidate = useInvalidate();
  const withdraw = async (id: number): Promise<void> => {
    await send({ id }, undefined);
    await invalidate({ invalidates: ['all'] });
  };
  return { withdraw, busy };
};
