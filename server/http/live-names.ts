// What a write changes, told by the names that screens listen to, and to whom: nobody hears a name that he may not read.
import { can, mayCall, type Who } from '../../src/policies/index.ts';
import { allCalls } from '../../src/resources/calls.ts';
import { authCalls } from '../../src/resources/platform/auth.ts';
import { changedBy } from '../../src/resources/platform/live.ts';
import { allResources } from '../../src/resources/registry.ts';

type Reads = (who: Who) => boolean;

/** A call's subject: 'service.odontogram.show' reads 'service.odontogram'. */
const subjectOf = (call: string): string => call.slice(0, call.lastIndexOf('.'));

/** A module alone is no subject. */
const isSubject = (name: string): boolean => name.includes('.');

const readingCalls = [...allCalls, ...Object.values(authCalls)].filter(({ writes }) => !writes).map(({ name }) => name);
const subjects = new Set([...allResources.map(({ name }) => name), ...readingCalls.map(subjectOf)].filter(isSubject));

const readsOf = (subject: string): Reads => {
  const calls = readingCalls.filter((call) => subjectOf(call) === subject);
  return (who) => can(who, subject, 'list') || calls.some((call) => mayCall(who, call));
};

/** Every name that is told, with who may read it: the openings and grants of what it names. */
const readers: ReadonlyMap<string, Reads> = new Map([...subjects].map((subject) => [subject, readsOf(subject)]));
const names: readonly string[] = [...readers.keys()];

/** Every name that a write of this object of the policies changes. */
const namesOf = (object: string): readonly string[] => changedBy(object, names);

/** The changed names that may be told to this reader, once each; empty: none of them. */
export const namesFor = (who: Who, objects: readonly string[]): readonly string[] =>
  [...new Set(objects.flatMap(namesOf))].filter((name) => readers.get(name)?.(who) === true);
