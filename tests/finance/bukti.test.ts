// The paper behind an expense or an invoice: a PDF as it came, a picture made anew, nothing else (finance.md 2e).
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { accountIds } from './account.ts';
import { methodIds } from './draft.ts';

interface Paper {
  readonly buktiurl: string | null;
  readonly message?: string;
}

let clinic: TestApp;
let books: Client;
let path: string;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  const [akun, methods] = [await accountIds(clinic), await methodIds(clinic)];
  const { body } = await books.post<{ id: number }>('/api/finance/biaya', {
    transaction_at: today(),
    payee: 'Toko Bukti',
    paymentmethod_id: methods['Tunai'],
    details: [{ akun_id: akun['6-1301'], amount: 50_000 }],
  });
  path = `/api/finance/biaya/${body.id}`;
});
afterAll(() => clinic.close());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const send = (bytes: Buffer, filename: string, who = books) =>
  who.upload<Paper>(`${path}/bukti`, { part: 'bukti', filename, bytes });

describe('the paper behind an expense', () => {
  it('may be a PDF, which opens as it came', async () => {
    const kept = await send(PDF, 'nota toko.pdf');
    expect(kept.status, JSON.stringify(kept.body)).toBe(200);
    const shown = await books.get(String(kept.body.buktiurl));
    expect([shown.status, shown.bytes]).toEqual([200, PDF]);
    expect(shown.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(String(shown.headers['content-disposition'])).toMatch(/^inline/);
    expect((await (await clinic.as('finance.jkt')).get(String(kept.body.buktiurl))).status).toBe(404);
    expect((await (await clinic.as('dokter.bdg')).get(String(kept.body.buktiurl))).status).toBe(404);
  });

  it('may be a picture, kept whole', async () => {
    const receipt = sharp({ create: { width: 90, height: 400, channels: 3, background: '#eee' } });
    const kept = await send(await receipt.png().toBuffer(), 'nota.png');
    const shown = await books.get(String(kept.body.buktiurl));
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: 90, height: 400 });
  });

  it.each([
    ['half a PDF', PDF.subarray(0, 20), 422, 'Bukti harus PDF, PNG, JPG, JPEG atau GIF'],
    ['a page', Buffer.from('<html><script>1</script></html>'), 422, 'Bukti harus PDF, PNG, JPG, JPEG atau GIF'],
    ['a file above 10 MB', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]), 413, expect.any(String)],
  ])('is not %s, whatever its name says', async (_, bytes, status, message) => {
    const refused = await send(bytes, 'nota.pdf');
    expect([refused.status, refused.body.message]).toEqual([status, message]);
  });
});
