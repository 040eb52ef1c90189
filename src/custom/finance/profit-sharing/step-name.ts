// What a row of the month is called, in the reader's language.
import { useTranslation } from 'react-i18next';
import type { Step } from './steps.ts';

export const useStepName = () => {
  const { t } = useTranslation();
  return ({ label, share, partner }: Step): string => label ?? partner ?? (share ? t(`profit.share.${share}`) : '');
};
