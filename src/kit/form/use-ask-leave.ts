import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** The question that was asked last: another step, or another click, asks it anew and not a second time above it. */
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
