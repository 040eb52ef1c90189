// From what was picked in the chart to the entries that are sent.
import { type Chart, isAbsent, surfacesOf } from '../../../resources/service/odontogram-chart.ts';
import { type CodeValue, codeOf, type Layer, type Sebab } from '../../../resources/service/odontogram-code.ts';
import type { NewEntry } from '../../../resources/service/odontogram-calls.ts';
import type { Surface } from '../../../resources/service/tooth.ts';
import type { Selection } from './chart.tsx';

/** A tooth as a whole is picked or let go; a surface is added to its tooth or taken from it. */
export const pick = (selection: Selection, tooth: number, surface: Surface | null): Selection => {
  const next = new Map(selection);
  const chosen = selection.get(tooth);
  if (surface === null) {
    if (chosen) next.delete(tooth);
    else next.set(tooth, []);
    return next;
  }
  const surfaces = chosen?.includes(surface)
    ? chosen.filter((one) => one !== surface)
    : surfacesOf(tooth).filter((one) => one === surface || chosen?.includes(one));
  // The last surface of a tooth lets go of the tooth.
  if (surfaces.length === 0) next.delete(tooth);
  else next.set(tooth, surfaces);
  return next;
};

/** A code of the palette. A lost tooth is there twice, since it counts for DMF-T only where caries was the cause. */
export interface Held {
  readonly code: CodeValue;
  readonly sebab: Sebab | null;
}
/** What is recorded of every tooth that is clicked. */
export interface Recording extends Held {
  readonly layer: Layer;
  readonly note: string | null;
}

/** Prostheses that stand on several teeth: these are chosen first. */
const SPANNING: ReadonlySet<CodeValue> = new Set(['meb', 'pob', 'prd', 'fld', 'acr']);

/**
 * What a click does while `held` is in hand: the teeth that it records, or null where it chooses. A span is chosen tooth by tooth; a
 * code of surfaces that met none (the root, the Enter key, a finger on a narrow screen) asks which.
 */
export const hit = (held: Held, tooth: number, surface: Surface | null, coarse: boolean): Selection | null => {
  if (SPANNING.has(held.code)) return null;
  if (codeOf(held.code).place !== 'permukaan') return new Map([[tooth, []]]);
  return surface === null || coarse ? null : new Map([[tooth, [surface]]]);
};

/** Entries of the chosen teeth. Several teeth of one prosthesis belong together; of a bridge, those that are gone are pontics. */
export const entriesFor = (selection: Selection, what: Recording, current: Chart): readonly NewEntry[] => {
  const { place } = codeOf(what.code);
  const spans = place === 'protesa' && selection.size > 1;
  const span_group = spans ? crypto.randomUUID() : null;
  const isBridge = what.code === 'meb' || what.code === 'pob';
  return [...selection].map(([tooth, surfaces]) => ({
    ...what,
    // What is planned was not lost yet.
    sebab: what.layer === 2 ? null : what.sebab,
    tooth,
    code: isBridge && isAbsent(current.get(tooth)) ? 'pon' : what.code,
    surfaces: place === 'permukaan' ? [...surfaces] : [],
    span_group,
  }));
};
