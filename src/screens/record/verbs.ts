// Which verbs of a document may be done now, and by whom.
import { can, type Who } from '../../policies/index.ts';
import type { Refusal } from '../../kit/form/refusal.ts';
import type { Document, Verb } from '../../resources/kernel/define.ts';

export interface NamedVerb {
  readonly name: string;
  readonly verb: Verb;
}

/** What the page of a record opens with when a form wanted to go on: the question of a verb, and why it was refused. */
export interface Opening {
  readonly verb: string;
  readonly refusal?: Refusal;
}

/** Verbs that the state allows and he may do, in declared order. */
export const verbsFor = (resource: Document, who: Who, status: number): readonly NamedVerb[] =>
  Object.entries(resource.verbs)
    .filter(([name, verb]) => verb.from.includes(status) && can(who, resource.name, name))
    .map(([name, verb]) => ({ name, verb }));
