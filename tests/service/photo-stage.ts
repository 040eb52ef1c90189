// Pictures and uploads for the tests of photos.
import sharp from 'sharp';
import type { Answer, Client, Json } from '../support/app.ts';

export interface Photo extends Json {
  readonly id: number;
  readonly version: number;
  readonly url: string;
  readonly thumburl: string;
  readonly upload_at: string;
  readonly width: number;
  readonly height: number;
}

let drawn = 0;

/** A picture that no other test has, 40 by 20. */
export const picture = (width = 40, height = 20) => {
  drawn += 1;
  const background = { r: (drawn * 37) % 256, g: (drawn * 101) % 256, b: (drawn * 211) % 256 };
  return sharp({ create: { width, height, channels: 3, background } });
};

/** Uploads a picture, a new one unless `bytes` are given. */
export const upload = async (
  by: Client,
  fields: Json,
  bytes?: Buffer,
  filename = 'foto.png',
): Promise<Answer<Photo & Json>> =>
  by.upload(
    '/api/service/visitmultimedia',
    { part: 'photo', filename, bytes: bytes ?? (await picture().png().toBuffer()) },
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  );
