import { describe, expect, it } from 'vitest';
import { ageAt } from '../../../src/resources/kernel/date.ts';
import { readNik } from '../../../src/resources/service/nik.ts';
import { demoBranches } from './branch.ts';
import { lanesOf } from './lanes.ts';
import { drawPatient } from './patient.ts';
import { drawnFor, randomOf, serialOf } from './random.ts';
import { demoStaff } from './staff.ts';
import { demoCategories, demoTreatments } from './treatment.ts';

const TODAY = '2026-11-21';
const patientsOf = (seed: number) =>
  demoBranches.flatMap((branch) => {
    const random = randomOf(seed, branch.code);
    return Array.from({ length: 200 }, () => drawPatient(random, branch, TODAY));
  });

describe('chance', () => {
  it('repeats for the same seed and key, and differs for another', () => {
    const draw = (seed: number, key: string) => Array.from({ length: 5 }, randomOf(seed, key).next);
    expect(draw(1, 'BDG')).toEqual(draw(1, 'BDG'));
    expect(draw(1, 'BDG')).not.toEqual(draw(1, 'JKT'));
    expect(draw(1, 'BDG')).not.toEqual(draw(2, 'BDG'));
  });

  it('picks by weight', () => {
    const random = randomOf(1, 'weights');
    const picks = Array.from({ length: 10_000 }, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ]),
    );
    expect(picks.filter((pick) => pick === 'often').length).toBeGreaterThan(8_700);
    expect(picks).not.toContain('never');
  });
});

describe('what is drawn for a document', () => {
  it('goes by its code, whatever its id is', () => {
    const draw = (code: string) => Array.from({ length: 5 }, drawnFor(code, 'vital').next);
    expect(draw('KJ/BDG/2026/000012')).toEqual(draw('KJ/BDG/2026/000012'));
    expect(draw('KJ/BDG/2026/000012')).not.toEqual(draw('KJ/JKT/2026/000012'));
    expect(serialOf('KJ/BDG/2026/000012')).toBe(12);
  });
});

describe('lanes of the demo', () => {
  it('have every branch once, and about as much to do', () => {
    const lanes = lanesOf(demoBranches);
    expect(
      lanes
        .flat()
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    ).toEqual(demoBranches.map(({ id }) => id));
    const [long = 0, short = 0] = lanes.map((lane) => lane.reduce((sum, { visits }) => sum + visits, 0));
    expect(Math.min(long, short) / Math.max(long, short)).toBeGreaterThan(0.75);
    expect(lanesOf(demoBranches.slice(0, 1)).map(({ length }) => length)).toEqual([1, 0]);
  });
});

describe('demo patients', () => {
  it('are the same for the same number', () => {
    expect(patientsOf(7)).toEqual(patientsOf(7));
  });

  it('have an identity number that agrees with birth date and gender', () => {
    const known = patientsOf(1).filter(({ idcard }) => idcard !== undefined);
    expect(known.length).toBeGreaterThan(0);
    for (const { idcard = '', birth_date, gender } of known)
      expect(readNik(idcard, { birth_date, gender }, TODAY)).toMatchObject({
        valid: true,
        birth_date,
        gender,
        warnings: [],
      });
  });

  it('have a guardian when they are minors, and a phone number', () => {
    for (const patient of patientsOf(1)) {
      expect(patient.phone).toMatch(/^0\d{9,12}$/);
      expect(patient.name.length).toBeGreaterThan(1);
      expect(patient.wali_name !== undefined).toBe(ageAt(patient.birth_date, TODAY) < 18);
    }
  });
});

describe('demo masters', () => {
  it('name each account once and each treatment in a known category', () => {
    expect(new Set(demoStaff.map(({ username }) => username)).size).toBe(34);
    const categories = demoCategories.map(([name]) => name);
    for (const { category } of demoTreatments) expect(categories).toContain(category);
    expect(new Set(demoTreatments.map(({ code }) => code)).size).toBe(demoTreatments.length);
  });
});
