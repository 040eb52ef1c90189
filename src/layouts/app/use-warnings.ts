// What the server warns of before it saves is asked of whoever sits there.
import { App } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onWarning } from '../../providers/http.ts';

/** Shows the server's warnings as a question while the page is shown (`onWarning`). */
export const useWarnings = (): void => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  useEffect(
    () =>
      onWarning(async (message) =>
        modal.confirm({
          title: t('warning.title'),
          content: message,
          okText: t('warning.save'),
          cancelText: t('warning.back'),
        }),
      ),
    [modal, t],
  );
};
