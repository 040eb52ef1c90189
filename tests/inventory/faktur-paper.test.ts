// The paper of a vendor's invoice (inventory.md 2): kept as those of expenses are, and read by who sees the invoice.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShownOf } from '../../src/resources/answers.ts';
import { body, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { openPurchase, type PurchaseStage } from './purchase-stage.ts';

type Faktur = ShownOf<'inventory.purchaseinvoice'>;
const FAKTUR = '/api/inventory/purchaseinvoice';
let stage: PurchaseStage;
let books: Client;
let faktur: Faktur;
let order: number;
beforeAll(async () => {
  stage = await openPurchase();
  books = await stage.clinic.as('finance.bdg');
  const gloves = { item_id: stage.item('BHP-00001'), unit_id: stage.unit('Box'), qty: 2, price: 125_000 };
  const ordered = await stage.order([gloves]);
  order = ordered.id;
  const came = await stage.posted([{ ...gloves, purchase_line_id: ordered.lines[0]?.id }], { purchase_id: order });
  faktur = body(
    await books.post<Faktur>(FAKTUR, {
      vendor_id: stage.vendor,
      receive_id: came.id,
      invoice_no: 'KERTAS-1',
      invoice_at: today(),
      lines: came.lines.map(({ id, qty, price }) => ({ receive_line_id: id, qty, price })),
    }),
    201,
  );
});
afterAll(() => stage.clinic.close());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const send = (bytes: Buffer, filename: string, who = books) =>
  who.upload<Faktur & { readonly message?: string }>(`${FAKTUR}/${faktur.id}/bukti`, {
    part: 'bukti',
    filename,
    bytes,
  });
const shown = async (): Promise<Faktur> => body(await books.get<Faktur>(`${FAKTUR}/${faktur.id}`));

describe('the paper of an invoice', () => {
  it('opens for who sees the invoice, and for nobody of another branch', async () => {
    expect((await shown()).buktiurl).toBeNull();
    const kept = body(await send(PDF, 'faktur vendor.pdf'));
    expect(kept.buktiurl).toMatch(/^\/api\/files\/\d+$/);
    expect(await shown()).toMatchObject({ buktiurl: kept.buktiurl, version: faktur.version + 1, status: 0 });
    const url = String(kept.buktiurl);
    const paper = await books.get(url);
    expect([paper.status, paper.bytes]).toEqual([200, PDF]);
    expect(paper.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    const statuses = await Promise.all(
      ['inventory.bdg', 'admin.bdg', 'manager.bdg', 'perawat.bdg', 'dokter.bdg', 'finance.jkt', 'manager.jkt'].map(
        async (name) => (await (await stage.clinic.as(name)).get(url)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404, 404]);
  });

  it('may be a picture, also once the invoice is posted, and is replaced by another', async () => {
    body(await stage.act(FAKTUR, await shown(), 'post', books));
    const before = (await shown()).buktiurl;
    const photo = sharp({ create: { width: 90, height: 400, channels: 3, background: '#eee' } });
    const kept = body(await send(await photo.jpeg().toBuffer(), 'faktur.jpg', stage.clerk));
    expect(kept).toMatchObject({ status: 1 });
    expect(kept.buktiurl).not.toBe(before);
    const paper = await books.get(String(kept.buktiurl));
    expect(await sharp(paper.bytes).metadata()).toMatchObject({ format: 'webp', width: 90, height: 400 });
  });

  it('is neither a page nor half a PDF, and is put to no invoice of another branch', async () => {
    const refused = await send(Buffer.from('<html><script>1</script></html>'), 'faktur.pdf');
    expect([refused.status, refused.body.message]).toEqual([422, 'Bukti harus PDF, PNG, JPG, JPEG atau GIF']);
    expect((await send(PDF.subarray(0, 20), 'faktur.pdf')).status).toBe(422);
    expect((await send(PDF, 'faktur.pdf', await stage.clinic.as('finance.jkt'))).status).toBe(404);
    expect((await send(PDF, 'faktur.pdf', await stage.clinic.as('perawat.bdg'))).status).toBe(403);
  });

  it('stands with its invoice in the list of the order', async () => {
    const list = async (purchase: number) =>
      body(await books.get<{ data: Faktur[] }>(FAKTUR, { query: { purchase: String(purchase) } })).data;
    expect(await list(order)).toMatchObject([
      { id: faktur.id, invoice_no: 'KERTAS-1', receivedata: { name: expect.any(String) } },
    ]);
    expect(await list(order + 1000)).toEqual([]);
  });
});
