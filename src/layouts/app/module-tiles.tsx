// The modules of the user's role as tiles; a module that declares itself unfinished says so.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Module } from '../../resources/kernel/define.ts';
import { StatusChip } from '../../screens/parts/status-chip.tsx';
import { modulesOf, useNavigation } from '../navigation.tsx';
import { ModuleIcon } from './module-icon.tsx';
import style from './module-tiles.module.css';

export type Badge = 'develop' | 'mockup';

/** Declarations of modules that are not finished: none at present. */
const DECLARED: Readonly<Partial<Record<Module, Badge>>> = {};

interface Props {
  readonly badges?: Readonly<Partial<Record<Module, Badge>>>;
  readonly onFollow?: () => void;
}

export const ModuleTiles = ({ badges = DECLARED, onFollow }: Props) => {
  const { t } = useTranslation();
  const entries = useNavigation();
  return (
    <nav aria-label={t('menu.tiles')}>
      <ul className={style.tiles}>
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
                {badge && <StatusChip label={badge} tone="warning" />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
