import { describe, expect, it } from 'vitest';
import { formOf, isSendable, labelled, queuedPhoto } from './queue.ts';

const file = new File(['x'], 'foto.png', { type: 'image/png' });
const fields = (body: FormData) => Object.fromEntries([...body].filter(([name]) => name !== 'photo'));

describe('the request of a photo', () => {
  it('that nobody edited sends the file with the default quality alone', () => {
    const body = formOf(queuedPhoto(1, file, 'blob:1'), { customer_id: 7, visit_id: 3 });
    expect(fields(body)).toEqual({ customer_id: '7', visit_id: '3', quality: '25' });
    expect(body.get('photo')).toMatchObject({ name: 'foto.png' });
  });

  it('tells what the editor did, and what was said of it', () => {
    const photo = queuedPhoto(1, file, 'blob:1');
    const area = { x: 1, y: 2, width: 30, height: 40 };
    const settings = { ...photo.settings, square: true, rotation: -15, flip: true, flipOver: true, quality: 80 };
    const edited = { ...photo, settings, area, multimedialabel_id: 4, tooth: 11, note: ' Sebelum ' };
    const { edit, ...rest } = fields(formOf(edited, { customer_id: 7 }));
    expect(rest).toEqual({ customer_id: '7', quality: '80', multimedialabel_id: '4', tooth: '11', note: 'Sebelum' });
    expect(JSON.parse(String(edit))).toEqual({ crop: area, mode: 'square', rotation: -15, flip_h: true, flip_v: true });
  });
});

it('a file that is no photo is not sent', () => {
  const text = new File(['x'], 'surat.pdf', { type: 'application/pdf' });
  expect(queuedPhoto(1, text, 'blob:1').problem).toBe('wrongType');
  expect(isSendable(queuedPhoto(1, text, 'blob:1'))).toBe(false);
  expect(isSendable({ ...queuedPhoto(1, file, 'blob:1'), state: 'failed' })).toBe(true);
});

it('a radiograph is known by its ending, or by having none, and may be larger', () => {
  const made = (name: string, size: number) =>
    Object.defineProperty(new File(['x'], name), 'size', { value: size * 1024 * 1024 });
  expect(queuedPhoto(1, made('panoramik.DCM', 20), 'blob:1').problem).toBeUndefined();
  expect(queuedPhoto(1, made('IM000001', 20), 'blob:1').problem).toBeUndefined();
  expect(queuedPhoto(1, made('panoramik.dcm', 0), 'blob:1').problem).toBe('xrayEmpty');
  expect(queuedPhoto(1, made('panoramik.dcm', 33), 'blob:1').problem).toBe('xrayTooLarge');
  expect(queuedPhoto(1, made('catatan.txt', 1), 'blob:1').problem).toBe('wrongType');
  const hung = { ...queuedPhoto(1, made('a.dcm', 1), 'blob:1'), mount: 'bw-molar-l' as const };
  expect(fields(formOf(hung, { customer_id: 7 }))).toMatchObject({ mount: 'bw-molar-l' });
});

it('files take the places in order, and none is spent on what is no photo', () => {
  const text = new File(['x'], 'surat.pdf', { type: 'application/pdf' });
  expect(labelled([file, text, file, file], [5, 8])).toEqual([5, null, 8, null]);
});
