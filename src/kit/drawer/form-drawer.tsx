// A drawer around one form, which is named by its id: Batal and Simpan stand below it.
import { Button, Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchNeeded, useNoBranch } from '../form/branch-needed.tsx';
import { FirstField } from '../form/first-field.tsx';
import { Typing, useLeave } from '../form/leave.tsx';
import { Sending } from '../form/sending.ts';
import layout from '../style/layout.module.css';

interface Props {
  readonly title: string;
  /** Id of the form element inside. */
  readonly form: string;
  /** Pixels, where the screen has them. */
  readonly width: number;
  /** Closed without leaving: what was typed is forgotten. */
  readonly open?: boolean;
  /** What the button says; 'Simpan' if nothing else. */
  readonly action?: string;
  readonly disabled?: boolean;
  /** A form of declared fields inside tells it by itself. */
  readonly busy?: boolean;
  /** Closing it would lose something; a form of declared fields inside tells it by itself. */
  readonly typed?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const FormDrawer = ({
  title,
  form,
  width,
  open = true,
  action,
  disabled,
  busy = false,
  typed,
  onClose,
  children,
}: Props) => {
  const { t } = useTranslation();
  const { leave, tell } = useLeave(onClose, typed);
  const noBranch = useNoBranch();
  const [sending, tellSending] = useState(false);
  return (
    <Drawer
      open={open}
      title={title}
      width={width}
      closable={{ 'aria-label': t('app.close') }}
      destroyOnHidden
      onClose={leave}
      footer={
        <div className={layout.end}>
          <Button onClick={leave}>{t('form.cancel')}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={form}
            disabled={disabled || noBranch}
            loading={busy || sending}
          >
            {action ?? t('form.save')}
          </Button>
        </div>
      }
    >
      <Typing value={tell}>
        <Sending value={tellSending}>
          <FirstField>
            <BranchNeeded apart />
            {children}
          </FirstField>
        </Sending>
      </Typing>
    </Drawer>
  );
};
