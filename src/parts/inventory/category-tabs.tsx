// Kinds of goods and what they are counted in, beside each other (inventory.md 4 '/inventory/master/category').
import { category } from '../../resources/inventory/category.ts';
import { unit } from '../../resources/inventory/unit.ts';
import { SiblingTabs } from '../../screens/list/sibling-tabs.tsx';

const TABS = [category, unit];

interface Props {
  readonly open: (typeof TABS)[number];
  /** Where the page is reached below another prefix, its neighbour is too. */
  readonly near: (path: string) => string;
}
export const CategoryTabs = (props: Props) => <SiblingTabs tabs={TABS} {...props} />;
