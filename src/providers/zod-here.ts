// What the declarations use of zod. Browsers fetch it when something is to be checked (zod-later.ts).
import {
  array,
  boolean,
  coerce,
  config,
  email,
  enum as oneOf,
  int,
  iso,
  literal,
  looseObject,
  never,
  NEVER,
  null as nothing,
  number,
  partialRecord,
  preprocess,
  record,
  strictObject,
  string,
  union,
  unknown,
  uuid,
} from 'zod';

// Left to itself zod compiles its shapes by Function, which the page's security policy forbids (csp.ts).
config({ jitless: true });

/** By the names that declarations know them by. */
export const zodHere: Readonly<Record<string, unknown>> = {
  array,
  boolean,
  coerce,
  email,
  enum: oneOf,
  int,
  iso,
  literal,
  looseObject,
  never,
  NEVER,
  null: nothing,
  number,
  partialRecord,
  preprocess,
  record,
  strictObject,
  string,
  union,
  unknown,
  uuid,
};
