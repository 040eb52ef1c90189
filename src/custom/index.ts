// Bespoke pages as data: the router, the menus and the launcher read this list beside the registry.
import type { CustomPage } from './custom-page.ts';
import { financePages } from './finance-pages.ts';
import { platformPages } from './platform-pages.ts';
import { servicePages } from './service-pages.ts';

export const customPages: readonly CustomPage[] = [...platformPages, ...servicePages, ...financePages];
