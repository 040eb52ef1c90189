// A dialog around one form, which is named by its id: Batal and the verb stand below it.
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly title: string;
  /** Id of the form element inside. */
  readonly form: string;
  /** What the button says that sends it. */
  readonly action: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const FormDialog = ({ title, form, action, danger, disabled, busy, onClose, children }: Props) => {
  const { t } = useTranslation();
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('form.cancel')}
        </Button>,
        <Button
          key="do"
          type="primary"
          danger={danger}
          htmlType="submit"
          form={form}
          disabled={disabled}
          loading={busy}
        >
          {action}
        </Button>,
      ]}
    >
      {children}
    </Modal>
  );
};
