// A dialog around one form, which is named by its id: Batal and the verb stand below it.
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchNeeded, useNoBranch } from '../form/branch-needed.tsx';
import { Typing, useLeave } from '../form/leave.tsx';

interface Props {
  readonly title: string;
  /** Id of the form element inside. */
  readonly form: string;
  /** What the button says that sends it. */
  readonly action: string;
  /** Pixels, where the screen has them. */
  readonly width?: number;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly busy: boolean;
  /** Closing it would lose something. */
  readonly typed: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const FormDialog = ({ title, form, action, width, danger, disabled, busy, typed, onClose, children }: Props) => {
  const { t } = useTranslation();
  const { leave, tell } = useLeave(onClose, typed);
  const noBranch = useNoBranch();
  return (
    <Modal
      open
      title={title}
      width={width}
      onCancel={leave}
      footer={[
        <Button key="cancel" onClick={leave}>
          {t('form.cancel')}
        </Button>,
        <Button
          key="do"
          type="primary"
          danger={danger}
          htmlType="submit"
          form={form}
          disabled={disabled || noBranch}
          loading={busy}
        >
          {action}
        </Button>,
      ]}
    >
      <Typing value={tell}>
        <BranchNeeded apart />
        {children}
      </Typing>
    </Modal>
  );
};
