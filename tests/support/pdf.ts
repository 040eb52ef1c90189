// What a PDF of ours says, for tests.
import { inflateSync } from 'node:zlib';

/** What is written on the paper, the spaces of justified lines left out. */
export const wordsOn = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .flatMap((page) => [...page.matchAll(/<([0-9a-f]+)>/g)])
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('')
    .replaceAll(' ', '');
