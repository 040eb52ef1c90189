// Lists that belong together, beside each other: the one that is open, and the way to those that the reader may open.
import { Tabs } from 'antd';
import { useGo } from '../../providers/go.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { offers } from '../resource-fields.ts';

interface Props {
  readonly tabs: readonly Resource[];
  readonly open: Resource;
  /** Where the page is reached below another prefix, its neighbour is too. */
  readonly near: (path: string) => string;
}

/** Tabs of lists that belong together; draws nothing where only one of them can be opened. */
export const SiblingTabs = ({ tabs, open, near }: Props) => {
  const me = useUser();
  const go = useGo();
  const shown = tabs.filter((tab) => offers(tab, me, 'list'));
  if (shown.length < 2) return null;
  return (
    <Tabs
      activeKey={open.name}
      items={shown.map(({ name, label }) => ({ key: name, label }))}
      onChange={(name) => {
        const path = shown.find((tab) => tab.name === name)?.screens.list;
        if (path) void go(near(path));
      }}
    />
  );
};
