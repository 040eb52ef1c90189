// The parts of the printed Resume Medis, in the order of the paper.
import type { Section } from './section.ts';
import { visitSection } from './visit-section.ts';

export const sections: readonly Section[] = [visitSection];
