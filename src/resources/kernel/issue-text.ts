// What is said of a value that does not fit where its shape has no text of its own: no finding leaves in zod's English.
import type { z } from 'zod';

const REQUIRED = 'Wajib diisi';
const unitOf = (origin: string): string => (origin === 'string' ? ' karakter' : '');

type Issue = z.core.$ZodRawIssue;
const texts: { readonly [C in Issue['code']]?: (issue: Issue) => string } = {
  too_small: (issue) => {
    const { origin, minimum } = issue as z.core.$ZodIssueTooSmall;
    return origin === 'string' && Number(minimum) <= 1 ? REQUIRED : `Minimal ${minimum}${unitOf(origin)}`;
  },
  too_big: (issue) => {
    const { origin, maximum } = issue as z.core.$ZodIssueTooBig;
    return `Maksimal ${maximum}${unitOf(origin)}`;
  },
  invalid_value: () => 'Pilihan tidak valid',
  invalid_format: () => 'Format tidak valid',
  unrecognized_keys: () => 'Tidak dikenal',
};

/** Handed to each parse as its `error`; a text that the shape itself gives comes before it. */
export const issueText = (issue: Issue): string =>
  issue.input === undefined || issue.input === null ? REQUIRED : (texts[issue.code]?.(issue) ?? 'Nilai tidak valid');
