// Signing out after a question.
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { session } from '../../providers/session.ts';

/** Asks, then signs out; a server that cannot be reached is told. */
export const useLeave = (): (() => void) => {
  const { t } = useTranslation();
  const { modal, notification } = App.useApp();
  return () =>
    void modal.confirm({
      title: t('account.logoutTitle'),
      content: t('account.logoutText'),
      okText: t('account.logout'),
      cancelText: t('form.cancel'),
      okButtonProps: { danger: true },
      onOk: () =>
        session.signOut().catch((error: unknown) => {
          notification.error({ message: error instanceof Error ? error.message : String(error), placement: 'bottom' });
        }),
    });
};
