// 'Upload Profil': what gets in, what is kept of it, and who sees it; hostile files (platform.md 5).
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { idOf, lastLog, type Person, registered } from './people.ts';

let clinic: TestApp;
let admin: Client;
let patient: Person;
beforeAll(async () => {
  clinic = await testApp();
  admin = await clinic.as('admin.bdg');
  patient = await registered(admin, 'Aulia Maharani');
});
afterAll(() => clinic.close());

const picture = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#a33' } });
const upload = (who: Client, id: number, bytes: Buffer, filename = 'foto.png') =>
  who.upload<Person>(`/api/users/uploadavatar/${id}`, { part: 'avatar', filename, bytes });
const avatarOf = (who: Client, id: number) => who.get(`/api/users/${id}/avatar`);

describe('a picture', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('of type %s is kept as WebP and shown at its address', async (type) => {
    const bytes = await picture().toFormat(type).toBuffer();
    const { status, body } = await upload(admin, patient.id, bytes);
    expect(status, JSON.stringify(body)).toBe(200);
    const shown = await admin.get(String(body.avatarurl));
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 });
    expect(await lastLog(clinic)).toMatchObject({ url: `/user/${patient.id}` });
  });

  it('stands upright, and keeps neither its place nor its camera', async () => {
    const bytes = await picture()
      .jpeg()
      .withExif({ IFD0: { Make: 'Kamera Rahasia' }, IFD3: { GPSLatitude: '6/1 54/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await upload(admin, patient.id, bytes, 'foto.jpg');
    const { bytes: kept } = await avatarOf(admin, patient.id);
    const { width, height, exif, orientation } = await sharp(kept).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 20, height: 40 });
    expect(kept.includes('Kamera')).toBe(false);
  });

  it('is made small, and only the first of several frames is kept', async () => {
    const frames = await Promise.all([picture(900, 900).png().toBuffer(), picture(900, 900).negate().png().toBuffer()]);
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    await upload(admin, patient.id, bytes, 'gerak.gif');
    const { pages, width } = await sharp((await avatarOf(admin, patient.id)).bytes).metadata();
    expect({ pages: pages ?? 1, width }).toEqual({ pages: 1, width: 640 });
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
/** A PNG whose header promises 60,000 x 60,000 pixels. */
const bomb = async (): Promise<Buffer> => {
  const bytes = await picture(1, 1).png().toBuffer();
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
};

describe('a hostile file', () => {
  it.each([
    ['SVG', () => Buffer.from(SVG), 'Format foto harus PNG, JPG, JPEG atau GIF'],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'Format foto harus PNG, JPG, JPEG atau GIF'],
    ['HTML called png', () => Buffer.from('<html><script>1</script>'), 'Format foto harus PNG, JPG, JPEG atau GIF'],
    ['SVG behind the marks of a GIF', () => Buffer.from(`GIF89a${SVG}`), 'Foto tidak dapat dibaca'],
    ['PNG that promises gigabytes', bomb, 'Foto tidak dapat dibaca'],
    [
      'PNG cut in half',
      async () => (await picture(300, 300).png().toBuffer()).subarray(0, 200),
      'Foto tidak dapat dibaca',
    ],
    ['WebP', () => picture().webp().toBuffer(), 'Format foto harus PNG, JPG, JPEG atau GIF'],
    ['TIFF', () => picture().tiff().toBuffer(), 'Format foto harus PNG, JPG, JPEG atau GIF'],
  ])('%s is refused', async (_name, make, text) => {
    const { id } = await registered(admin, `Pasien ${_name.replaceAll(/[^A-Za-z ]/g, '')}`);
    const { status, body } = await upload(admin, id, await make());
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { avatar: [text] } });
    expect((await avatarOf(admin, id)).status).toBe(404);
  });

  it('of more than 10 MB is not read', async () => {
    expect((await upload(admin, patient.id, Buffer.alloc(10 * 1024 * 1024 + 1, 0xff))).status).toBe(413);
  });

  it('leaves nothing of what was hidden behind the picture', async () => {
    const bytes = Buffer.concat([await picture().png().toBuffer(), Buffer.from(SVG)]);
    expect((await upload(admin, patient.id, bytes)).status).toBe(200);
    expect((await avatarOf(admin, patient.id)).bytes.includes('script')).toBe(false);
  });
});

describe('who', () => {
  const png = () => picture().png().toBuffer();

  it.each([
    ['multimedia.bdg', 200],
    ['finance.bdg', 200],
    ['manager.bdg', 200],
    ['perawat.bdg', 403],
    ['inventory.bdg', 403],
    ['admin.jkt', 404],
  ])('%s gives a customer a picture: %i', async (name, status) => {
    expect((await upload(await clinic.as(name), patient.id, await png())).status).toBe(status);
  });

  it('sees the picture sees the person', async () => {
    await upload(admin, patient.id, await png());
    const seen = async (name: string) => (await avatarOf(await clinic.as(name), patient.id)).status;
    expect(await seen('perawat.bdg')).toBe(200);
    expect(await seen('manager.jkt')).toBe(404);
    expect(await seen('inventory.bdg')).toBe(404);
    // Not his own patient.
    expect(await seen('dokter.bdg')).toBe(404);
    expect((await avatarOf(clinic.anonymous, patient.id)).status).toBe(401);
    const [file] = await clinic.database.asOwner<{ id: number }>('select avatar as id from users where id = $1', [
      patient.id,
    ]);
    const byId = async (name: string) => (await (await clinic.as(name)).get(`/api/files/${file?.id}`)).status;
    expect(await byId('admin.bdg')).toBe(200);
    for (const name of ['dokter.bdg', 'inventory.bdg', 'manager.jkt']) expect(await byId(name), name).toBe(404);
  });

  it('has a picture has it in his own account', async () => {
    const nurse = await clinic.as('perawat.bdg');
    const id = await idOf(clinic, 'perawat.bdg');
    expect((await nurse.get('/api/auth/me')).body).toMatchObject({ avatarurl: null });
    expect((await upload(nurse, id, await png())).status).toBe(200);
    const { body } = await nurse.get<{ avatarurl: string }>('/api/auth/me');
    expect((await nurse.get(body.avatarurl)).status).toBe(200);
    expect((await upload(admin, id, await png())).status).toBe(403);
  });
});
