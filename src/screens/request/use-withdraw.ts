// Takes one's own request back; what carried it is read anew.
import { useCustomMutation, useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { applog } from '../../resources/platform/applog.ts';

export const useWithdraw = () => {
  const { t } = useTranslation();
  const { mutateAsync, mutation } = useCustomMutation();
  const invalidate = useInvalidate();
  const withdraw = async (id: number): Promise<void> => {
    await mutateAsync({
      url: `${applog.path}/${id}/tarik`,
      method: 'post',
      values: {},
      successNotification: () => ({ type: 'success', message: t('request.withdrawn') }),
    });
    await invalidate({ invalidates: ['all'] });
  };
  return { withdraw, busy: mutation.isPending };
};
