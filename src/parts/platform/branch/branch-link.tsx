// The way from a report to a document of one branch. A superadmin reads the reports of all of them and opens documents in the branch that
// he works in alone: of another one he is asked whether he goes on working there (decision 125).
import { Alert, Button, Popconfirm } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SUPERADMIN } from '../../../policies/role.ts';
import { changeBranch, useBranches } from '../../../providers/branch.ts';
import { pathOf, useOpens, useOpensIn } from '../../../providers/opens.ts';
import { useUser } from '../../../providers/session.ts';
import { Link } from '../../../kit/page/link.tsx';
import style from './branch.module.css';

interface Props {
  /** An address of the program from its root. */
  readonly to: string;
  /** Whose document it is. */
  readonly branch: number;
  readonly children: ReactNode;
}

const Elsewhere = ({ to, branch, children }: Props) => {
  const { t } = useTranslation();
  const { data } = useBranches(true);
  const [problem, setProblem] = useState<string>();
  const name = data?.data.find(({ id }) => id === branch)?.name ?? '';
  const go = async () => {
    setProblem(undefined);
    try {
      await changeBranch(branch, to);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Popconfirm
        title={t('branch.goTitle', { name })}
        description={t('branch.goText')}
        okText={t('branch.go')}
        cancelText={t('form.cancel')}
        onConfirm={go}
      >
        <Button type="link" size="small" className={style.elsewhere} aria-haspopup="dialog">
          {children}
        </Button>
      </Popconfirm>{' '}
      <span className={style.of}>{name}</span>
      {problem !== undefined && <Alert type="error" showIcon message={problem} />}
    </>
  );
};

export const BranchLink = ({ to, branch, children }: Props) => {
  const me = useUser();
  const path = pathOf(to);
  const [opens, opensThere] = [useOpens()(path), useOpensIn(branch)(path)];
  const { session_profile_id: worksIn, role } = me;
  // Who works in no branch opens what is read over all of them as it is (decision 82).
  const stays = role !== SUPERADMIN || worksIn === branch || (worksIn === null && opens);
  if (!stays && opensThere)
    return (
      <Elsewhere to={to} branch={branch}>
        {children}
      </Elsewhere>
    );
  return <Link to={to}>{children}</Link>;
};
