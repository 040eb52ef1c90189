// The branch's name on the top bar; its panel, fetched when it opens, shows the branch, the modules and the launcher.
import { DownOutlined } from '@ant-design/icons';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBranch } from '../../providers/branch.ts';
import style from './header.module.css';
import { HoverMenu } from './hover-menu.tsx';
import { onDemand } from '../../kit/page/on-demand.tsx';

/** Milliseconds before the menu shows that it is waiting (specified). */
const WAITING_MS = 500;

/** No other part of the frame turns. */
const Spin = onDemand(async () => (await import('./spinner.ts')).Spin);
const BranchPanel = lazy(() => import('./branch-panel.tsx'));

/** The branch by name, on a phone by its code, or that none is chosen. */
export const BranchName = ({ short = false }: { short?: boolean }) => {
  const { t } = useTranslation();
  const branch = useBranch();
  return (
    <>
      <span className={style.branchName}>
        {branch === null ? t('branch.none') : ((short ? branch?.code : branch?.name) ?? t('app.loading'))}
      </span>
      {short && <span className="visually-hidden">{branch?.name}</span>}
      <DownOutlined className={style.arrow} aria-hidden />
    </>
  );
};

interface Props {
  readonly onChangeBranch: () => void;
  /** The top bar has no room for them. */
  readonly areaLinks: boolean;
}

export const BranchMenu = ({ onChangeBranch, areaLinks }: Props) => (
  <HoverMenu label={<BranchName />} className={style.branch}>
    {(close) => (
      <div className={style.panel}>
        <Suspense fallback={<Spin delay={WAITING_MS} />}>
          <BranchPanel
            areaLinks={areaLinks}
            onFollow={close}
            onChangeBranch={() => {
              close();
              onChangeBranch();
            }}
          />
        </Suspense>
      </div>
    )}
  </HoverMenu>
);
