// The launcher: the items of the user's role, six and then all, or those that match a search; or the user's own shortcuts (specified).
import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entry, keyOf, useLauncherEntries } from '../navigation.tsx';
import { LauncherTile, type TileIcon } from './launcher-tile.tsx';
import style from './launcher.module.css';
import wording from '../../kit/style/words.module.css';
import { useLauncherView, useShortcuts, type View } from './shortcuts.ts';
import layout from '../../kit/style/layout.module.css';

const COLLAPSED = 6;

interface Props {
  /** Called when the user follows a tile, so that a popover or drawer can close. */
  readonly onFollow?: () => void;
  /** What waits on the page of a tile, in words, by its path. */
  readonly waits?: ReadonlyMap<string, string>;
  /** A sign for each tile; left out, that of its module. */
  readonly Icon?: TileIcon;
}

const matches = (entry: Entry, module: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${entry.label} ${module} ${entry.group ?? ''}`.toLowerCase().includes(word));

export const Launcher = ({ onFollow, waits, Icon }: Props) => {
  const { t } = useTranslation();
  const entries = useLauncherEntries();
  const [view, choose] = useLauncherView();
  const [marked, toggle] = useShortcuts();
  const [words, setWords] = useState('');
  const [expanded, setExpanded] = useState(false);
  const asked = words.trim();
  const own = marked.flatMap((path) => entries.find((entry) => keyOf(entry) === path) ?? []);
  const offered = view === 'shortcuts' ? own : entries;
  const found = offered.filter((entry) => matches(entry, t(`module.${entry.module}`), asked));
  const shown = expanded || asked ? found : found.slice(0, COLLAPSED);
  const nothing = view === 'shortcuts' && !asked ? t('menu.noShortcuts') : t('menu.none');

  if (entries.length === 0) return <p className={`${wording.caption} ${style.none}`}>{t('menu.nothing')}</p>;
  return (
    <div className={layout.stack}>
      <div className={`${layout.row} ${style.head}`}>
        <Input
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          placeholder={t('menu.search')}
          aria-label={t('menu.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Segmented<View>
          aria-label={t('menu.view')}
          value={view}
          onChange={choose}
          options={[
            { value: 'menu', label: t('menu.all') },
            { value: 'shortcuts', label: t('menu.shortcuts') },
          ]}
        />
      </div>
      {shown.length === 0 && <p className={`${wording.caption} ${style.none}`}>{nothing}</p>}
      <ul className={layout.tiles}>
        {shown.map((entry) => (
          <LauncherTile
            key={entry.path}
            entry={entry}
            marked={marked.includes(keyOf(entry))}
            onMark={() => toggle(keyOf(entry))}
            onFollow={onFollow}
            waits={waits?.get(entry.path)}
            Icon={Icon}
          />
        ))}
      </ul>
      {!asked && found.length > COLLAPSED && (
        <Button type="text" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? t('menu.less') : t('menu.more')}
        </Button>
      )}
    </div>
  );
};
