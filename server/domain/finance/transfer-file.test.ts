import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hutangtransaction } from '../../../src/resources/finance/hutangtransaction.ts';
import { paymentKind } from '../../../src/resources/finance/paymentmethod.ts';
import { leftOutOf, transferText, type TransferSlip } from './transfer-file.ts';

const slip = (more: Partial<TransferSlip> = {}): TransferSlip => ({
  code: 'PH/BDG/2026/000001',
  actor_name: 'drg. Ratna Puspita, Sp.Ort',
  status: hutangtransaction.state.paid,
  kind: paymentKind.transfer,
  net_amount: 937_500,
  bank_name: 'BCA',
  bank_account_no: '028-123.4501',
  bank_account_name: 'Ratna Puspita',
  ...more,
});
/** Cells of a text as RFC 4180 says, written anew for the test. */
const cellsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, inside, plain]) =>
        inside === undefined ? (plain ?? '') : inside.replaceAll('""', '"'),
      ),
    );

describe('a file of transfers', () => {
  it('has a heading, and a line for each slip', () => {
    const words = { actor_name: 'CV "Sejuk", Abadi', bank_account_name: null };
    expect(transferText([slip(), slip({ ...words, net_amount: 392_000 })])).toBe(
      [
        'bank,rekening,nama,jumlah,berita\r\n',
        '"BCA","0281234501","Ratna Puspita",937500,"PH/BDG/2026/000001"\r\n',
        '"BCA","0281234501","CV ""Sejuk"", Abadi",392000,"PH/BDG/2026/000001"\r\n',
      ].join(''),
    );
  });

  it.each([
    ['what was taken back', { status: hutangtransaction.state.cancelled }, 'cancelled'],
    ['what was paid in cash', { kind: paymentKind.cash }, 'cash'],
    ['what came to nothing', { net_amount: 0 }, 'nothing'],
    ['whose account is unknown', { bank_account_no: null }, 'account'],
    ['whose account has no digits', { bank_account_no: ' .- ' }, 'account'],
    ['whose bank is unknown', { bank_name: ' ' }, 'account'],
    ['nothing else', {}, null],
  ])('leaves out %s', (_what, more, why) => {
    expect(leftOutOf(slip(more))).toBe(why);
  });

  it('runs no formula, and reads back as it was written, whatever the names are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.constantFrom('', '=', '+', '-', '@', '\t=', '\u200B=')), {
          minLength: 1,
          maxLength: 5,
        }),
        (names) => {
          const slips = names.map(([name, start]) =>
            slip({ bank_account_name: `${start}${name}`, bank_name: `${start}B` }),
          );
          const cells = cellsOf(transferText(slips)).slice(1);
          expect(cells.map((line) => line.length)).toEqual(slips.map(() => 5));
          for (const line of cells) {
            expect(line.filter((cell) => /^[\s\p{Cf}]*[=+\-@]/u.test(cell))).toEqual([]);
            expect(Number(line[3])).toBe(937_500);
          }
        },
      ),
    );
  });
});
