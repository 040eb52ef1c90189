// Links of one module, with their headings; used in the panels of menus and in the drawer.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Module } from '../../resources/kernel/define.ts';
import { formatNumber } from '../../resources/kernel/money.ts';
import { currentEntry, type Entry } from '../navigation.tsx';
import { useWaiting } from './use-waiting.ts';
import style from './menu.module.css';

/** How much waits behind the entry; the page tells it in words. */
export const EntryCount = ({ path }: { path: string }) => {
  const { count = 0 } = useWaiting(path) ?? {};
  if (count === 0) return null;
  return (
    <span className={style.count} aria-hidden>
      {formatNumber(count)}
    </span>
  );
};

interface Props {
  readonly module: Module;
  readonly entries: readonly Entry[];
  readonly path: string;
  /** Another name than the module's, for a part of it. */
  readonly label?: string;
  readonly onFollow?: () => void;
}

export const ModuleMenu = ({ module, entries, path, label, onFollow }: Props) => {
  const { t } = useTranslation();
  const own = entries.filter((entry) => entry.module === module);
  const current = currentEntry(own, path);
  const groups = [...new Set(own.map((entry) => entry.group))];
  return (
    <nav aria-label={label ?? t('menu.module', { module: t(`module.${module}`) })} className={style.menu}>
      {groups.map((group) => (
        <div key={group ?? ''} className={style.group}>
          {group && <p className={style.heading}>{group}</p>}
          <ul>
            {own
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <li key={entry.path}>
                  <Link
                    to={entry.path}
                    className={style.link}
                    aria-current={entry === current ? 'page' : undefined}
                    onClick={onFollow}
                  >
                    {entry.label}
                    {entry.count !== undefined && <EntryCount path={entry.count} />}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
