// Sends a verb that was chosen among those that the declaration lists: which one it is, and what it asks, only the click says.
import { useAnyVerb } from '../../providers/send.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import type { Loaded } from './use-record.ts';
import type { NamedVerb } from './verbs.ts';

/** `told` tells of what was saved (`tellDone`), or nobody; a refusal is the caller's to show. */
export const useDerivedVerb = (resource: Resource, told?: Parameters<typeof useAnyVerb>[1]) => {
  const { send } = useAnyVerb(resource.name, told);
  return ({ name }: NamedVerb, record: Loaded, values: object) => send(name, record, values);
};
