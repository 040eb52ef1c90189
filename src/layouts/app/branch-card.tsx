// The branch on top of the menu: logo, name, address, telephone; the superadmin can change it.
import { EnvironmentOutlined, PhoneOutlined, SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBranchRecord } from '../../providers/branch.ts';
import { useUser } from '../../providers/session.ts';
import { userRole } from '../../resources/platform/role.ts';
import { BranchLogo } from './branch-logo.tsx';
import style from './branch.module.css';
import layout from '../../kit/style/layout.module.css';
import words from '../../kit/style/words.module.css';

export const BranchCard = ({ onChange }: { onChange: () => void }) => {
  const { t } = useTranslation();
  const user = useUser();
  const branch = useBranchRecord();
  return (
    <div className={`${layout.between} ${style.card}`}>
      <BranchLogo url={branch?.logourl ?? null} />
      <div className={style.words}>
        <p className={words.name}>{branch === null ? t('branch.none') : branch?.name}</p>
        {branch?.address && (
          <p className={words.caption}>
            <EnvironmentOutlined aria-hidden /> {branch.address}
          </p>
        )}
        {branch?.phone && (
          <p className={words.caption}>
            <PhoneOutlined aria-hidden /> {branch.phone}
          </p>
        )}
      </div>
      {user.role === userRole.superadmin && (
        <Button size="small" icon={<SwapOutlined aria-hidden />} onClick={onChange}>
          {t('branch.change')}
        </Button>
      )}
    </div>
  );
};
