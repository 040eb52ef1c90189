// What of a patient's open bills is paid now: ticked at first by their days, then by the cashier.
import { useState } from 'react';
import { firstTicked, type Payable, tickedOf, type Ticks, ticksOf } from './payable.ts';

/**
 * What is ticked: until somebody chooses, what is due, of a clicked bill alone. What changes meanwhile is ticked no longer: money that
 * another window has just taken would be taken again.
 * @param readAt moment at which the payables were read; undefined: they are those of others yet
 */
export const useTicked = (billId: number | undefined, payables: readonly Payable[], readAt: number | undefined) => {
  const [chosen, setChosen] = useState<Ticks>();
  // The reading after which the next one is taken as it comes: what it changes is known here.
  const [known, setKnown] = useState<number>();
  const ticks = chosen ?? ticksOf(firstTicked(payables, billId));
  const isAwaited = known !== undefined && known === readAt;
  const ticked =
    known === undefined || !chosen ? tickedOf(payables, ticks) : payables.filter(({ key }) => ticks.has(key));
  if (readAt !== undefined && !isAwaited && (known !== undefined || (!chosen && ticked.length > 0))) {
    setKnown(undefined);
    // As long as nothing is due, what comes to be due is ticked by itself.
    if (chosen || ticked.length > 0) setChosen(ticksOf(ticked));
  }
  const tick = (changed: readonly string[], on: boolean) => {
    const rows = payables.filter(({ key }) => changed.includes(key));
    const others = ticked.filter(({ key }) => !changed.includes(key));
    setChosen(ticksOf(on ? [...others, ...rows] : others));
  };
  return {
    ticked,
    tick,
    isMoved: ticked.length < ticks.size,
    /** What is read next stays ticked, whatever it has open. */
    expect: () => setKnown(readAt),
    /** Begins anew with what is read next. */
    again: () => {
      setChosen(undefined);
      setKnown(readAt);
    },
  };
};
