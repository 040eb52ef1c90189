// '/inventory/master/category': kinds of goods, with what they are counted in behind the other tab (inventory.md 4).
import { useMirrored, useScreens } from '../../../layouts/navigation.tsx';
import { CategoryTabs } from '../../../parts/inventory/category-tabs.tsx';
import { category } from '../../../resources/inventory/category.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';

export default function CategoriesPage() {
  const { near } = useScreens();
  return (
    <ListScreen resource={useMirrored(category)}>
      <CategoryTabs open={category} near={near} />
    </ListScreen>
  );
}
