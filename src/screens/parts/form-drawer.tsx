// A drawer around one form, which is named by its id: Batal and Simpan stand below it.
import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstField } from './first-field.tsx';
import style from './visit/drawer.module.css';

interface Props {
  readonly title: string;
  /** Id of the form element inside. */
  readonly form: string;
  /** Pixels, where the screen has them. */
  readonly width: number;
  /** Closed without leaving: what was typed is forgotten. */
  readonly open?: boolean;
  readonly busy?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const FormDrawer = ({ title, form, width, open = true, busy = false, onClose, children }: Props) => {
  const { t } = useTranslation();
  return (
    <Drawer
      open={open}
      title={title}
      width={width}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      destroyOnHidden
      onClose={onClose}
      footer={
        <div className={style.footer}>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={form} loading={busy}>
            {t('form.save')}
          </Button>
        </div>
      }
    >
      <FirstField>{children}</FirstField>
    </Drawer>
  );
};
