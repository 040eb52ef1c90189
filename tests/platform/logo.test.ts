// The logo of a branch: who gives it, what gets in, and that every menu of the group shows it.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { lastLog } from './people.ts';

let clinic: TestApp;
let head: Client;
beforeAll(async () => {
  clinic = await testApp();
  head = await clinic.as('superadmin');
  await head.post('/api/profile/changeprofile', { session_profile_id: 1 });
});
afterAll(() => clinic.close());

const png = (width = 40, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a5' } })
    .png()
    .toBuffer();
const upload = (who: Client, id: number, bytes: Buffer, part = 'logo') =>
  who.upload(`/api/profile/${id}/logo`, { part, filename: 'logo.png', bytes });
const logoOf = (who: Client, id: number) => who.get(`/api/profile/${id}/logo`);

describe('the logo of a branch', () => {
  it('is the default until there is one', async () => {
    expect((await head.get('/api/profile/1')).body).toMatchObject({ logourl: null });
    expect((await logoOf(head, 1)).status).toBe(404);
  });

  it('is kept as WebP, shown at its address, and noted', async () => {
    const before = (await head.get('/api/profile/1')).body;
    const { status, body } = await upload(head, 1, await png(1000, 500));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body['version']).toBe(Number(before['version']) + 1);
    const shown = await head.get(String(body['logourl']));
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 });
    expect(await lastLog(clinic)).toMatchObject({ url: '/dashboard/cabang/daftar/1' });
  });

  it('has a new address when it changes', async () => {
    const { body: first } = await upload(head, 1, await png());
    const { body: second } = await upload(head, 1, await png(20, 20));
    expect(second['logourl']).not.toBe(first['logourl']);
    expect((await head.get('/api/profile/1')).body['logourl']).toBe(second['logourl']);
  });

  it('is seen by the staff of every branch, and by nobody without a session', async () => {
    // Given while another branch is worked in.
    expect((await upload(head, 2, await png())).status).toBe(200);
    for (const name of ['perawat.bdg', 'investor', 'manager.jkt', 'dokter.jkt'])
      expect((await logoOf(await clinic.as(name), 2)).status, name).toBe(200);
    expect((await logoOf(clinic.anonymous, 2)).status).toBe(401);
  });
});

describe('a logo is refused', () => {
  it.each([
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Format foto harus PNG, JPG, JPEG atau GIF',
    ],
    ['a broken PNG', async () => (await png(300, 300)).subarray(0, 100), 'Foto tidak dapat dibaca'],
  ])('as %s', async (_name, make, text) => {
    const before = (await head.get('/api/profile/1')).body;
    const { status, body } = await upload(head, 1, await make());
    expect([status, body['errors']]).toEqual([422, { logo: [text] }]);
    expect((await head.get('/api/profile/1')).body).toEqual(before);
  });

  it('of more than 10 MB, in another part, and of no branch', async () => {
    expect((await upload(head, 1, Buffer.alloc(10 * 1024 * 1024 + 1, 0xff))).status).toBe(413);
    expect((await upload(head, 1, await png(), 'avatar')).status).toBe(422);
    expect((await upload(head, 999, await png())).status).toBe(404);
  });

  it.each(['manager.bdg', 'admin.bdg', 'finance.bdg', 'multimedia.bdg', 'investor'])('from %s', async (name) => {
    expect((await upload(await clinic.as(name), 1, await png())).status).toBe(403);
  });

  it('as an address: only a file is taken', async () => {
    const { body } = await head.get('/api/profile/1');
    const sent = { logourl: 'https://elsewhere.example/x.png', version: body['version'] };
    expect((await head.put('/api/profile/1', sent)).status).toBe(422);
  });
});
