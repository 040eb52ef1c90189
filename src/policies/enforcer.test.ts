import { Enforcer } from 'casbin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { can, featureOpens } from './enforcer.ts';
import { features, pathOfFeature } from './feature.ts';
import { MANAGER } from './role.ts';

/** Subjects that Casbin has decided about. */
const watched = () => {
  const asked = vi.spyOn(Enforcer.prototype, 'enforceSync');
  return () => asked.mock.calls.map(([subject]) => String(subject));
};
afterEach(() => vi.restoreAllMocks());

const FEATURE = 'service.visit';
const everything = { role: MANAGER, features };

describe('the enforcer', () => {
  it('asks Casbin about no feature that has no rule for the page', () => {
    const asked = watched();
    expect(featureOpens(everything, `${pathOfFeature(FEATURE)}/of-a-test`)).toBe(true);
    expect(asked()).toEqual([`feature:${FEATURE}`]);
  });

  it('says no where no rule names what is asked, without Casbin', () => {
    const asked = watched();
    expect(can(everything, 'nothing.of.this.name', 'list')).toBe(false);
    expect(featureOpens(everything, '/nowhere/at/all')).toBe(false);
    expect(asked()).toEqual([]);
  });
});
