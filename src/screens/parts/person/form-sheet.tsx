// A sheet at the side with one form: its fields, what the server refuses, Batal and Simpan.
import { Button, Drawer } from 'antd';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import formStyle from '../../form/form.module.css';
import type { Refusal } from '../../form/use-fields-form.ts';
import { RefusalAlert } from '../refusal-alert.tsx';
import style from './person.module.css';

const WIDTH = 520;

interface Props {
  readonly title: string;
  readonly refusal: Refusal | undefined;
  readonly busy: boolean;
  /** The form is complete. */
  readonly ready: boolean;
  /** What the button says; 'Simpan' if nothing else. */
  readonly action?: string;
  readonly width?: number;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const FormSheet = ({
  title,
  refusal,
  busy,
  ready,
  action,
  width = WIDTH,
  onSubmit,
  onClose,
  children,
}: Props) => {
  const { t } = useTranslation();
  const form = useId();
  return (
    <Drawer
      open
      title={title}
      width={width}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      closable={{ 'aria-label': t('patient.close') }}
      onClose={onClose}
      footer={
        <div className={style.footer}>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={form} disabled={!ready} loading={busy}>
            {action ?? t('form.save')}
          </Button>
        </div>
      }
    >
      <form id={form} className={formStyle.stack} onSubmit={onSubmit} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {children}
      </form>
    </Drawer>
  );
};
