// The parts of the printed Resume Medis, in the order of the paper.
import { chartSection } from './chart-section.ts';
import { perioSection } from './perio-section.ts';
import type { Section } from './section.ts';
import { visitSection } from './visit-section.ts';

export const sections: readonly Section[] = [chartSection, perioSection, visitSection];
