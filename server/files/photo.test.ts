import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Edit, editPhoto } from './photo.ts';

const none: Edit = { rotation: 0, flip_h: false, flip_v: false };
const sizes = { side: 2_048, thumb: 320, quality: 90 };

/** Red, 400 by 200, with a blue square of 100 in its upper left corner. */
const marked = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#f00' } })
    .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: '#00f' } }, left: 0, top: 0 }])
    .png()
    .toBuffer();

const colourAt = async (bytes: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'white' | 'other'> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  const bits = [...data.subarray(at, at + 3)].map((value) => (value > 200 ? 1 : value < 60 ? 0 : 2)).join('');
  return ({ '100': 'red', '001': 'blue', '111': 'white' } as const)[bits] ?? 'other';
};

describe('an edited photo', () => {
  it.each([
    ['as it is', none, 400, 200, 10, 10],
    ['turned clockwise', { ...none, rotation: 90 }, 200, 400, 190, 10],
    ['turned the other way', { ...none, rotation: -90 }, 200, 400, 10, 390],
    ['turned more than once around', { ...none, rotation: 360 }, 400, 200, 10, 10],
    ['mirrored', { ...none, flip_h: true }, 400, 200, 390, 10],
    ['upside down', { ...none, flip_v: true }, 400, 200, 10, 190],
    ['mirrored, then turned', { ...none, flip_h: true, rotation: 90 }, 200, 400, 190, 390],
    ['cropped', { ...none, crop: { x: 50, y: 50, width: 100, height: 100 } }, 100, 100, 20, 20],
  ])('%s has its mark where it belongs', async (_name, edit, width, height, x, y) => {
    const { photo } = await editPhoto(await marked(), edit, sizes);
    expect([photo.width, photo.height]).toEqual([width, height]);
    expect(await colourAt(photo.bytes, x, y)).toBe('blue');
  });

  it('has white corners where it was turned by a part of a quarter, and keeps a crop inside of itself', async () => {
    const crop = { x: 0, y: 0, width: 5_000, height: 5_000 };
    const { photo } = await editPhoto(await marked(), { ...none, rotation: 30, crop }, sizes);
    expect(photo.width).toBeGreaterThan(440);
    expect(await colourAt(photo.bytes, 2, 2)).toBe('white');
  });

  it('is made as small as it is asked to be, with its thumbnail', async () => {
    const crop = { x: 0, y: 0, width: 100, height: 100 };
    const { photo, thumbnail } = await editPhoto(await marked(), { ...none, crop }, { ...sizes, side: 50, thumb: 20 });
    expect([photo.width, photo.height, thumbnail.width]).toEqual([50, 50, 20]);
    expect(await colourAt(photo.bytes, 40, 40)).toBe('blue');
  });

  it('stands upright before anything else is done to it', async () => {
    const lying = await sharp(await marked())
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const { photo } = await editPhoto(lying, { ...none, flip_h: true }, sizes);
    expect([photo.width, photo.height]).toEqual([200, 400]);
    expect(await colourAt(photo.bytes, 10, 10)).toBe('blue');
    expect((await sharp(photo.bytes).metadata()).orientation).toBeUndefined();
  });

  it('is the same every time, and smaller with less quality', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    const [one, again, rough] = await Promise.all(
      [80, 80, 5].map((quality) => editPhoto(noise, none, { ...sizes, quality })),
    );
    expect(one?.photo.bytes.equals(again?.photo.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(rough?.photo.bytes.length).toBeLessThan(one?.photo.bytes.length ?? 0);
  });
});
