// The teeth as they stand: what was found and done, with the caries index.
import { currentChart } from '../../../../src/resources/service/odontogram-chart.ts';
import { chartIndex, chartLines } from '../../../domain/service/chart-text.ts';
import { readEntries } from '../odontogram/odontogram-read.ts';
import type { Section } from './section.ts';

export const chartSection: Section = {
  title: 'Odontogram',
  read: async ({ tx, customer, timezone }) => {
    const chart = currentChart(await readEntries({ tx, timezone }, customer));
    const lines = chartLines(chart);
    return lines.length === 0 ? [] : [{ heading: chartIndex(chart), aside: '', lines }];
  },
};
