// Which verbs of a document may be done now, and by whom.
import { can } from '../../policies/index.ts';
import type { Document, Verb } from '../../resources/kernel/define.ts';

export interface NamedVerb {
  readonly name: string;
  readonly verb: Verb;
}

/** Verbs that the state allows and the role may do, in declared order. */
export const verbsFor = (resource: Document, role: number, status: number): readonly NamedVerb[] =>
  Object.entries(resource.verbs)
    .filter(([name, verb]) => verb.from.includes(status) && can(role, resource.name, name))
    .map(([name, verb]) => ({ name, verb }));
