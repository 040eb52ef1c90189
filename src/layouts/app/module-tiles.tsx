// The modules of the user's role as tiles; a module that declares itself unfinished says so.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Module } from '../../resources/kernel/define.ts';
import { formatNumber } from '../../resources/kernel/money.ts';
import { StatusChip } from '../../kit/chip/status-chip.tsx';
import { type Entry, modulesOf, useNavigation } from '../navigation.tsx';
import { ModuleIcon } from './module-icon.tsx';
import { useWaiting } from './use-waiting.ts';
import style from './module-tiles.module.css';
import layout from '../../kit/style/layout.module.css';

export type Badge = 'develop' | 'mockup';

/** Modules that declare themselves unfinished, and are marked (specified): none at present. */
const DECLARED: Readonly<Partial<Record<Module, Badge>>> = {};

/** What waits since earlier days in the module's entries that count it. */
const Waiting = ({ entries }: { entries: readonly Entry[] }) => {
  const entry = entries.find(({ count }) => count !== undefined);
  const data = useWaiting(entry?.count);
  if (!entry || !data || data.late === 0) return null;
  return <StatusChip label={`${formatNumber(data.late)} ${entry.label}`} tone="danger" />;
};

interface Props {
  readonly badges?: Readonly<Partial<Record<Module, Badge>>>;
  readonly onFollow?: () => void;
}

export const ModuleTiles = ({ badges = DECLARED, onFollow }: Props) => {
  const { t } = useTranslation();
  const entries = useNavigation();
  return (
    <nav aria-label={t('menu.tiles')}>
      <ul className={`${layout.tiles} ${style.tiles}`}>
        {modulesOf(entries).map((module) => {
          const first = entries.find((entry) => entry.module === module);
          const badge = badges[module];
          return (
            <li key={module}>
              <Link to={first?.path ?? '/'} className={style.tile} onClick={onFollow}>
                <span className={style.icon}>
                  <ModuleIcon module={module} />
                </span>
                {t(`module.${module}`)}
                <Waiting entries={entries.filter((entry) => entry.module === module)} />
                {badge && <StatusChip label={badge} tone="warning" />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
