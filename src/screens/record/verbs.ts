// Which verbs of a document may be done now, and by whom.
import { can, type Who } from '../../policies/index.ts';
import type { Document, Verb } from '../../resources/kernel/define.ts';

export interface NamedVerb {
  readonly name: string;
  readonly verb: Verb;
}

/** Verbs that the state allows and he may do, in declared order. */
export const verbsFor = (resource: Document, who: Who, status: number): readonly NamedVerb[] =>
  Object.entries(resource.verbs)
    .filter(([name, verb]) => verb.from.includes(status) && can(who, resource.name, name))
    .map(([name, verb]) => ({ name, verb }));
