// The answer of the verification, as its tests read it.
import type { Json } from '../support/app.ts';

export interface Found {
  readonly key: string;
  readonly branch: string | null;
  readonly month: string | null;
  readonly account: string | null;
  readonly document: string | null;
  readonly expected: number | null;
  readonly actual: number | null;
  readonly url: string | null;
}
export interface Check {
  readonly key: string;
  readonly ok: boolean;
  readonly actual: number;
  readonly diffs: readonly Found[];
}
export interface Verification extends Json {
  readonly ok: boolean;
  readonly from: string | null;
  readonly since: string | null;
  readonly checks: readonly Check[];
  readonly seals: readonly { readonly seq: number; readonly hash: string }[];
}
/** Of what is written past the program. */
export interface Row {
  readonly id: number;
  readonly code: string;
}
