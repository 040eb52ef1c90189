// The pages of a place of the rail, above the page: one after the other, those of a group under one heading. Finance has menus of its own.
import { DownOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Module } from '../../resources/kernel/define.ts';
import { type Entry, modulesOf } from '../navigation.tsx';
import style from './finance-menu.module.css';
import { HoverMenu } from './hover-menu.tsx';
import { EntryCount, ModuleMenu } from './module-menu.tsx';
import { MASTERS, type RailPlace } from './rail-places.ts';
import { useRail } from './use-rail.ts';

interface Group {
  readonly key: string;
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** Reports are of many modules, and stand by them; other places keep the groups of their entries. */
const useParts = ({ name, entries }: RailPlace): { singles: readonly Entry[]; groups: readonly Group[] } => {
  const { t } = useTranslation();
  if (name === 'reports')
    return {
      singles: [],
      groups: modulesOf(entries).map((module: Module) => ({
        key: module,
        label: t(`module.${module}`),
        entries: entries.filter((entry) => entry.module === module),
      })),
    };
  // What is set up once has a panel of its own.
  const names = [...new Set(entries.flatMap(({ group }) => group ?? []))].filter((group) => group !== MASTERS);
  return {
    singles: entries.filter(({ group }) => group === undefined),
    groups: names.map((label) => ({ key: label, label, entries: entries.filter(({ group }) => group === label) })),
  };
};

interface Props {
  readonly place: RailPlace;
  /** Entry of the open page. */
  readonly entry: Entry | undefined;
}

const Pages = ({ place, entry }: Props) => {
  const { t } = useTranslation();
  const { singles, groups } = useParts(place);
  const title = t(`rail.${place.name}`);
  return (
    <nav className={style.bar} aria-label={t('menu.module', { module: title })}>
      {singles.map(({ path, label, count }) => (
        <Link key={path} to={path} className={style.menu} aria-current={path === entry?.path ? 'page' : undefined}>
          {label}
          {count !== undefined && <EntryCount path={count} />}
        </Link>
      ))}
      {groups.map(({ key, label, entries }) => (
        <HoverMenu
          key={key}
          className={style.menu}
          current={entry !== undefined && entries.includes(entry)}
          label={
            <>
              {label} <DownOutlined className={style.arrow} aria-hidden />
            </>
          }
        >
          {(close) => (
            <ModuleMenu
              module={entries[0]?.module ?? 'platform'}
              label={label}
              entries={entries}
              path={entry?.path ?? ''}
              onFollow={close}
            />
          )}
        </HoverMenu>
      ))}
    </nav>
  );
};

export default function SectionBar() {
  const { current, entry } = useRail();
  return current ? <Pages place={current} entry={entry} /> : null;
}
