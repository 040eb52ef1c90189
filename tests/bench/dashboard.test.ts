// The dashboard's bench asks for what its tabs ask for, and its verdict follows the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../../src/resources/calls.ts';
import { tabJobs } from './dashboard.ts';
import { findingOf } from './report.ts';

const INSIGHT = join(import.meta.dirname, '..', '..', 'src', 'parts', 'insight');
const SOURCES = readdirSync(INSIGHT).filter((name) =>
  /^(?:\w+-tab|session-widget|treatment-charts|package-figures|finance-charts)\.tsx?$/.test(name),
);
const asked = [...new Set(tabJobs().flatMap(({ paths }) => paths.map((path) => path.split('?')[0] ?? '')))];

describe('the tabs of the dashboard', () => {
  it('ask for declared calls', () => {
    const declared = new Set(allCalls.map(({ path }) => `/api/${path}`));
    expect(asked.filter((path) => !declared.has(path))).toEqual([]);
  });

  it('ask for all that the page shows, and for nothing else', () => {
    const texts = SOURCES.map((name) => readFileSync(join(INSIGHT, name), 'utf8'));
    const shown = texts.flatMap((text) => text.match(/(?<=')(?:dashboard|insight)\/[\w/]+(?=')/g) ?? []);
    expect(asked.toSorted()).toEqual([...new Set(shown.map((path) => `/api/${path}`))].toSorted());
  });
});

describe('the verdict on a limit', () => {
  const verdict = (p50: number, p95: number) =>
    findingOf({ job: 'tab', app: [{ rate: 1, p50, p95 }], beside: 400, goal: { ratio: 1, p95: 400 } });

  it.each([
    [200, 380, 2, 'met'],
    [350, 600, 1.14, 'near'],
    [500, 700, 0.8, 'near'],
    [900, 950, 0.44, 'missed'],
    [0, 0, 0, 'missed'],
  ])('of %i ms, 95 %% within %i ms, is %f: %s', (p50, p95, ratio, word) => {
    expect(verdict(p50, p95)).toMatchObject({ ratio, rawPerSecond: null, verdict: word });
  });
});
