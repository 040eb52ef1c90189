// The component of a screen that is made from its declaration.
import type { ComponentType } from 'react';
import type { Resource, ScreenName } from '../resources/kernel/define.ts';
import type { Screen } from '../resources/screens.ts';

type Derived = ComponentType<{ resource: Resource }>;
type Kind = ScreenName | 'document';
const components = {
  list: async () => (await import('./list/list-screen.tsx')).ListScreen,
  create: async () => (await import('./form/create-screen.tsx')).CreateScreen,
  edit: async () => (await import('./form/edit-screen.tsx')).EditScreen,
  show: async () => (await import('./record/show-screen.tsx')).ShowScreen,
  document: async () => (await import('./record/document-screen.tsx')).DocumentScreen as Derived,
} as const satisfies Readonly<Record<Kind, () => Promise<Derived>>>;

/**
 * The component comes together with the declaration that it shows.
 * @throws Error for a page that no resource declares: a mistake of ours
 */
export const derivedScreen =
  ({ path, of }: Screen) =>
  async (): Promise<ComponentType> => {
    if (!of) throw new Error(`No component shows ${path}`);
    const kind: Kind = of.name === 'show' && of.heading.kind === 'document' ? 'document' : of.name;
    const [Component, resource] = await Promise.all([components[kind](), of.heading.load()]);
    return () => <Component resource={resource} />;
  };
