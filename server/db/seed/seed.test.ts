import { describe, expect, it } from 'vitest';
import { ageAt } from '../../../src/resources/kernel/date.ts';
import { readNik } from '../../../src/resources/service/nik.ts';
import { demoBranches } from './branch.ts';
import { drawPatient } from './patient.ts';
import { randomOf } from './random.ts';
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
