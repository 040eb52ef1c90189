// What every story of a derived screen can be turned to: a resource of the registry and a role.
import { roleNames, staffRoles } from '../src/policies/index.ts';
import type { Resource } from '../src/resources/kernel/define.ts';
import { type ResourceName, resources } from '../src/resources/registry.ts';

export interface ScreenArgs {
  readonly resource: ResourceName;
  readonly role: number;
}

export const screenArgTypes = {
  resource: { control: 'select', options: Object.keys(resources) },
  role: { control: { type: 'select', labels: roleNames }, options: [...staffRoles] },
} as const;

/** The declaration that a story's control names. */
export const chosen = ({ resource }: ScreenArgs): Resource => resources[resource];
