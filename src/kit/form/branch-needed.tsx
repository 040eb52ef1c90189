// Nothing is stored without a branch: who has chosen none is told before he fills in a form, not by the refusal of what he typed.
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { branchOf, useUser } from '../../providers/session.ts';
import style from './form.module.css';

/** A superadmin who has not chosen a branch. */
export const useNoBranch = (): boolean => branchOf(useUser()) === null;

/** @param apart it keeps the distance itself to what follows */
export const BranchNeeded = ({ apart = false }: { readonly apart?: boolean }) => {
  const { t } = useTranslation();
  return (
    useNoBranch() && (
      <Alert className={apart ? style.needed : undefined} type="warning" showIcon message={t('form.noBranch')} />
    )
  );
};
