import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** The open question, if any: another attempt to leave replaces it, instead of opening a second one above it. */
let last: { readonly destroy: () => void } | undefined;

/** Asks whether typed work may be thrown away; `go` is done only then. */
export const useAskLeave = (): ((go: () => void) => void) => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  return (go) => {
    last?.destroy();
    last = modal.confirm({
      title: t('form.leave'),
      content: t('form.leaveText'),
      okText: t('form.leaveYes'),
      cancelText: t('form.stay'),
      okButtonProps: { danger: true },
      // Enter keeps the work.
      autoFocusButton: 'cancel',
      onOk: go,
    });
  };
};
