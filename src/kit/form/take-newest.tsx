// Below the word that a colleague was quicker: what he stored, and the way to go on from it with what was typed.
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../style/layout.module.css';

interface Props {
  readonly onTake: () => void;
  /** What is stored now. */
  readonly children?: ReactNode;
}

export const TakeNewest = ({ onTake, children }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={layout.stackSmall}>
      {children}
      <p>{t('form.newer.kept')}</p>
      <div>
        <Button type="primary" onClick={onTake}>
          {t('form.newer.take')}
        </Button>
      </div>
    </div>
  );
};
