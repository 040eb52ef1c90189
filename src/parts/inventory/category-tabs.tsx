// Kinds of goods and what they are counted in, beside each other (inventory.md 4 '/inventory/master/category').
import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { category } from '../../resources/inventory/category.ts';
import { unit } from '../../resources/inventory/unit.ts';

const TABS = [category, unit];

interface Props {
  readonly open: (typeof TABS)[number];
  /** Where the page is reached below another prefix, its neighbour is too. */
  readonly near: (path: string) => string;
}
export const CategoryTabs = ({ open, near }: Props) => {
  const navigate = useNavigate();
  return (
    <Tabs
      activeKey={open.name}
      items={TABS.map(({ name, label }) => ({ key: name, label }))}
      onChange={(name) => {
        const path = TABS.find((tab) => tab.name === name)?.screens.list;
        if (path) void navigate(near(path));
      }}
    />
  );
};
