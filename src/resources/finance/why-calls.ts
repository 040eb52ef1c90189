// 'Kenapa angka ini?': how a figure came about, told from what is stored (finance.md 6.13).
import { defineCall } from '../kernel/call.ts';

const why = <const N extends string, const P extends string>(name: N, path: P, of: string) =>
  defineCall({
    name,
    method: 'GET',
    path,
    module: 'finance',
    summary: `Kenapa angka ini? Asal-usul ${of}`,
    writes: false,
  });

export const whyCalls = {
  'finance.tindakanincome.why': why(
    'finance.tindakanincome.why',
    'finance/tindakanincome/:id/why',
    'pembagian tindakan',
  ),
  'finance.hutang.why': why('finance.hutang.why', 'finance/hutang/:id/why', 'satu baris hutang'),
  'finance.hutangtransaction.why': why(
    'finance.hutangtransaction.why',
    'finance/hutangtransaction/:id/why',
    'satu slip',
  ),
  'finance.pph.why': why('finance.pph.why', 'finance/pph/:id/why', 'PPh yang dipotong'),
  'finance.labfee.why': why('finance.labfee.why', 'finance/labfee/:id/why', 'biaya lab'),
  'finance.deviden.why': why('finance.deviden.why', 'finance/deviden/:id/why', 'deviden'),
  'finance.devidendetail.why': why(
    'finance.devidendetail.why',
    'finance/devidendetail/:id/why',
    'deviden satu investor',
  ),
  'finance.myincome.why': why('finance.myincome.why', 'finance/myincome/:id/why', 'fee satu tindakan, bagi dokternya'),
  'finance.myincome.slipwhy': why('finance.myincome.slipwhy', 'finance/myincome/slip/:id/why', 'slip, bagi dokternya'),
} as const;

/** Any of them: what a figure's sign opens. */
export type WhyCall = keyof typeof whyCalls;
