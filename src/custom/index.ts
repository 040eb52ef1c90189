// The components of the bespoke screens: each that is declared, and no other. Whatever is not here is made from its declaration.
import type { PagePath } from '../resources/screens.ts';
import type { Components } from './components.ts';
import { attendanceComponents } from './attendance-pages.ts';
import { financeComponents } from './finance-pages.ts';
import { inventoryComponents } from './inventory-pages.ts';
import { paketComponents } from './paket-pages.ts';
import { platformComponents } from './platform-pages.ts';
import { serviceComponents } from './service-pages.ts';

export const components: Components = {
  ...platformComponents,
  ...serviceComponents,
  ...inventoryComponents,
  ...financeComponents,
  ...paketComponents,
  ...attendanceComponents,
} satisfies Components & Record<PagePath, unknown>;
