// The links of the top bar beside the modules (specified): area label for superadmin and investor, home and Stakeholder for
// superadmin and manager, Cabang for the superadmin, and attendance. A link stands only where its page exists and opens.
import { BankOutlined, ClockCircleOutlined, HomeOutlined, TeamOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { INVESTOR, MANAGER, SUPERADMIN } from '../../policies/role.ts';
import { useUser } from '../../providers/session.ts';
import { useScreens } from '../navigation.tsx';
import style from './area-links.module.css';
import { useAttendanceEntry } from './attendance-entry.tsx';

const STAKEHOLDERS = ['pegawai', 'doctor', 'investor'].map((who) => `/dashboard/stakeholder/${who}`);
const INVESTORS = '/dashboard/stakeholder/investor';
const BRANCHES = '/dashboard/cabang';

interface AreaLink {
  readonly to: string | undefined;
  readonly label: string;
  readonly icon: ReactNode;
}

const useLinks = (): readonly AreaLink[] => {
  const { t } = useTranslation();
  const { role } = useUser();
  const { opens } = useScreens();
  const attendance = useAttendanceEntry();
  const leads = role === SUPERADMIN || role === MANAGER;
  const wanted: readonly AreaLink[] = [
    { to: leads ? '/' : undefined, label: t('menu.home'), icon: <HomeOutlined aria-hidden /> },
    {
      to: leads ? STAKEHOLDERS.find(opens) : undefined,
      label: t('menu.stakeholder'),
      icon: <TeamOutlined aria-hidden />,
    },
    {
      to: role === SUPERADMIN && opens(BRANCHES) ? BRANCHES : undefined,
      label: t('menu.branches'),
      icon: <BankOutlined aria-hidden />,
    },
    {
      to: attendance,
      label: t('menu.attendance'),
      icon: <ClockCircleOutlined aria-hidden />,
    },
  ];
  return wanted.filter(({ to }) => to !== undefined);
};

/** 'Area superadmin'; the investor's leads to his figures. */
const AreaLabel = ({ text, linked }: { text: string; linked: boolean }) =>
  linked ? (
    <Link to={INVESTORS} className={style.area}>
      {text}
    </Link>
  ) : (
    <span className={style.area}>{text}</span>
  );

interface Props {
  /** On the top bar, or in a panel below it. */
  readonly place: 'bar' | 'panel';
  readonly onFollow?: () => void;
}

export const AreaLinks = ({ place, onFollow }: Props) => {
  const { t } = useTranslation();
  const { role, rolename } = useUser();
  const { pathname } = useLocation();
  const { opens } = useScreens();
  const links = useLinks();
  const area = role === SUPERADMIN || role === INVESTOR;
  if (!area && links.length === 0) return null;
  return (
    <nav className={style.links} data-place={place} aria-label={t('menu.area')}>
      {area && <AreaLabel text={t('app.area', { role: rolename })} linked={role === INVESTOR && opens(INVESTORS)} />}
      {links.map(({ to = '/', label, icon }) => (
        <Link
          key={label}
          to={to}
          className={style.link}
          title={label}
          aria-current={pathname === to ? 'page' : undefined}
          onClick={onFollow}
        >
          {icon} <span className={style.label}>{label}</span>
        </Link>
      ))}
    </nav>
  );
};
