// '/inventory/master/unit': what goods are counted in, beside their kinds (inventory.md 4).
import { useMirrored, useScreens } from '../../../layouts/navigation.tsx';
import { CategoryTabs } from '../../../parts/inventory/category-tabs.tsx';
import { unit } from '../../../resources/inventory/unit.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';

export default function UnitsPage() {
  const { near } = useScreens();
  return (
    <ListScreen resource={useMirrored(unit)}>
      <CategoryTabs open={unit} near={near} />
    </ListScreen>
  );
}
