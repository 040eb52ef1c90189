import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortages } from '../../../src/resources/inventory/mutation-calls.ts';
import { total } from './fefo.ts';
import { allArrived, allBack, type Arrival, planArrival, type UnderwayLine } from './transit.ts';

const masks: UnderwayLine = { id: 1, item_id: 7, batches: [{ id: 11, batch_id: null, qty: 50, value: 60_000 }] };
const worth = (arrival: Arrival): number =>
  [...arrival.received, ...arrival.lost, ...arrival.returned].reduce((sum, { value }) => sum + value, 0);

describe('what arrives', () => {
  it('keeps the value that it left with, and what is lost the rest (E4)', () => {
    const { received, lost, returned } = planArrival([masks], [{ id: 1, qty_received: 48, shortage: 'hilang' }]);
    expect(received).toEqual([{ id: 11, batch_id: null, line: 1, item_id: 7, qty: 48, value: 57_600 }]);
    expect(lost).toMatchObject([{ qty: 2, value: 2400 }]);
    expect(returned).toEqual([]);
  });

  it('is taken of the batches in their order, and may miss some of one', () => {
    const lots: UnderwayLine = {
      id: 2,
      item_id: 8,
      batches: [
        { id: 21, batch_id: 3, qty: 4, value: 1000 },
        { id: 22, batch_id: 4, qty: 6, value: 1001 },
      ],
    };
    const { received, returned } = planArrival([lots], [{ id: 2, qty_received: 5, shortage: 'kembali' }]);
    expect(received).toMatchObject([
      { id: 21, qty: 4, value: 1000 },
      { id: 22, qty: 1, value: 167 },
    ]);
    expect(returned).toMatchObject([{ id: 22, batch_id: 4, qty: 5, value: 834 }]);
  });

  it('leaves on the road what is still to come', () => {
    const { received, lost, returned } = planArrival([masks], [{ id: 1, qty_received: 10, shortage: 'menyusul' }]);
    expect([received, lost, returned]).toMatchObject([[{ qty: 10, value: 12_000 }], [], []]);
  });

  it.each([
    ['more than was sent', { id: 1, qty_received: 51 }, 'mutation-too-many'],
    ['less without a word about the rest', { id: 1, qty_received: 49 }, 'mutation-shortage'],
    ['a line that is not on the road', { id: 9, qty_received: 1 }, 'mutation-line'],
    ['nothing', { id: 1, qty_received: 0, shortage: 'menyusul' as const }, 'quantity-none'],
  ])('is refused as %s', (_what, told, code) => {
    expect(() => planArrival([masks], [told])).toThrow(expect.objectContaining({ code }));
  });

  it('never loses a rupiah nor a piece, in however many parts it comes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.constantFrom(...shortages)), { maxLength: 6 }),
        (qty, value, receipts) => {
          let open: UnderwayLine = { id: 1, item_id: 1, batches: [{ id: 1, batch_id: null, qty, value }] };
          let settled = 0;
          let pieces = 0;
          for (const [wanted, shortage] of receipts) {
            if (open.batches.length === 0) break;
            const arrival = planArrival(
              [open],
              [{ id: 1, qty_received: Math.min(wanted, total(open.batches)), shortage }],
            );
            const parts = [...arrival.received, ...arrival.lost, ...arrival.returned];
            settled += worth(arrival);
            pieces += total(parts);
            const left = { qty: total(open.batches) - total(parts), value: value - settled };
            open = { ...open, batches: left.qty > 0 ? [{ id: 1, batch_id: null, ...left }] : [] };
          }
          const rest = allArrived([open]);
          expect(worth(rest)).toBe(worth(allBack([open])));
          expect([settled + worth(rest), pieces + total(rest.received)]).toEqual([value, qty]);
        },
      ),
    );
  });
});
