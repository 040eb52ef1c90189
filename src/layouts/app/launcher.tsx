// Tiles of the screens that the user may open: six, then all of them; or those that match a search (seed section 2).
import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Entry, useNavigation } from '../navigation.tsx';
import style from './launcher.module.css';
import { ModuleIcon } from './module-icon.tsx';

const COLLAPSED = 6;

interface Props {
  /** Called when the user follows a tile, so that a popover or drawer can close. */
  readonly onFollow?: () => void;
  readonly searchRef?: Ref<InputRef>;
}

const matches = (entry: Entry, module: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${entry.label} ${module} ${entry.group ?? ''}`.toLowerCase().includes(word));

export const Launcher = ({ onFollow, searchRef }: Props) => {
  const { t } = useTranslation();
  const entries = useNavigation();
  const [words, setWords] = useState('');
  const [expanded, setExpanded] = useState(false);
  const found = entries.filter((entry) => matches(entry, t(`module.${entry.module}`), words.trim()));
  const shown = expanded || words.trim() ? found : found.slice(0, COLLAPSED);

  return (
    <div className={style.launcher}>
      <Input
        ref={searchRef}
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('menu.search')}
        aria-label={t('menu.search')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {shown.length === 0 && <p className={style.none}>{t('menu.none')}</p>}
      <ul className={style.tiles}>
        {shown.map((entry) => (
          <li key={entry.path}>
            <Link to={entry.path} className={style.tile} onClick={onFollow}>
              <span className={style.icon}>
                <ModuleIcon module={entry.module} />
              </span>
              <span className={style.label}>{entry.label}</span>
              <span className={style.module}>
                {[t(`module.${entry.module}`), entry.group].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!words.trim() && entries.length > COLLAPSED && (
        <Button type="text" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? t('menu.less') : t('menu.more')}
        </Button>
      )}
    </div>
  );
};
