// What is usually done about a finding, as the codes that it leaves on the tooth, the first choice first. Dental practice, no rule of
// the seed: it orders what is offered, the dentist chooses.
import type { CodeValue } from './odontogram-code.ts';

const CROWNS = ['mpc', 'poc', 'fmc', 'gmc'] as const;
const FILLINGS = ['cof', 'gif', 'amf', 'inl', 'onl'] as const;
const GONE = ['ipx', 'pob', 'meb', 'prd', 'acr'] as const;

const REMEDIES: Readonly<Partial<Record<CodeValue, readonly CodeValue[]>>> = {
  sou: ['fis'],
  pre: ['fis'],
  imx: ['mis'],
  att: ['cof', 'gif', ...CROWNS],
  abr: ['cof', 'gif'],
  car: [...FILLINGS, 'rct', ...CROWNS, 'mis'],
  cfr: ['cof', ...CROWNS, 'rct', 'mis'],
  nvt: ['rct', ...CROWNS, 'mis'],
  rrx: ['mis'],
  mis: GONE,
  rct: CROWNS,
  amf: ['cof', 'inl', 'onl'],
};

/** Codes of what is usually done about a finding; none: nothing is offered. */
export const remediesOf = (code: CodeValue): readonly CodeValue[] => REMEDIES[code] ?? [];
