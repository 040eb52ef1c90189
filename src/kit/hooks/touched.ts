/** A finger points: a keyboard on the screen would cover what was just opened. */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;
