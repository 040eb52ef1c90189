// Nothing is stored without a branch: who has chosen none is told before he fills in a form, not by the refusal of what he typed.
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { branchOf, useUser } from '../../providers/session.ts';

/** A superadmin who has not chosen a branch. */
export const useNoBranch = (): boolean => branchOf(useUser()) === null;

export const BranchNeeded = () => {
  const { t } = useTranslation();
  return useNoBranch() && <Alert type="warning" showIcon message={t('form.noBranch')} />;
};
