// The night and a claim at the same moment: one of both has the line first, and nothing is earned twice (paket.md 9).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { night } from './night-stage.ts';
import { type Claims, openClaims } from './slot-stage.ts';

const TIMES = 6;
/** Rupiah of both toothbrushes of a line. */
const WHOLE = 56_000;

let claims: Claims;
beforeAll(async () => {
  claims = await openClaims();
  await claims.stocked(TIMES * 2);
});
afterAll(() => claims.clinic.close());

it('either is claimed, and only the rest is income of the night, or is over, and the claim is refused', async () => {
  const yesterday = addDays(claims.today, -1);
  const used_at = `${yesterday}T05:00:00.000Z`;
  for (let n = 0; n < TIMES; n += 1) {
    const { slot } = await claims.withBrushes();
    await claims.endsOn(slot, yesterday);
    const [handed] = await Promise.all([claims.hand(slot, 1, { used_at }), night(claims.clinic)]);
    const line = await claims.line(slot);
    expect(line.status).toBe(3);
    expect(line.recognised_amount + line.released_amount).toBe(WHOLE);
    const told = [
      handed.status,
      handed.status === 201 ? null : handed.body.message,
      line.used_slot,
      line.recognised_amount,
    ];
    expect([
      [201, null, 1, WHOLE / 2],
      [422, expect.stringMatching(/^Slot .* kedaluwarsa pada/), 0, 0],
    ]).toContainEqual(told);
    expect(await claims.claimsOf(slot)).toHaveLength(line.used_slot);
  }
  const [packages, ledger] = await claims.counter.owed();
  expect(packages).toBe(ledger);
  expect(await claims.counter.failing()).toEqual([]);
});
