// One item of the launcher, with the star that makes it a shortcut.
import { StarFilled, StarOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Entry } from '../navigation.tsx';
import style from './launcher.module.css';
import { ModuleIcon } from './module-icon.tsx';
import words from '../../kit/style/words.module.css';

/** The sign of an entry, decorative. */
export type TileIcon = ComponentType<Pick<Entry, 'path' | 'module'>>;

interface Props {
  readonly entry: Entry;
  readonly marked: boolean;
  readonly onMark: () => void;
  readonly onFollow: (() => void) | undefined;
  readonly waits?: string | undefined;
  readonly Icon?: TileIcon | undefined;
}

export const LauncherTile = ({ entry, marked, onMark, onFollow, waits, Icon = ModuleIcon }: Props) => {
  const { t } = useTranslation();
  return (
    <li className={style.item}>
      <Link to={entry.path} className={style.tile} onClick={onFollow}>
        <span className={style.icon}>
          <Icon path={entry.path} module={entry.module} />
        </span>
        <span className={words.name}>{entry.label}</span>
        <span className={words.caption}>{[t(`module.${entry.module}`), entry.group].filter(Boolean).join(' · ')}</span>
        {waits !== undefined && <span className={style.waits}>{waits}</span>}
      </Link>
      <button
        type="button"
        className={style.star}
        aria-pressed={marked}
        aria-label={t('menu.shortcut', { label: entry.label })}
        title={t('menu.shortcut', { label: entry.label })}
        onClick={onMark}
      >
        {marked ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
      </button>
    </li>
  );
};
