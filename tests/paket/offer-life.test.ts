// How a version comes to be offered, and how it ends (paket.md 3.1, 9): by hand, and at its minute.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activatePackages } from '../../server/jobs/activating.ts';
import { body } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { HISTORY, type OfferStage, openOffer, type Refused, type Version } from './offer-stage.ts';

let stage: OfferStage;
beforeAll(async () => {
  stage = await openOffer();
});
afterAll(() => stage.clinic.close());

const FIXED = 'Paket aktif tidak dapat diubah. Buat versi baru';
const said = ({ status, body: { message } }: { status: number; body: Refused }) => [status, message];
const activated = async (kind: number, more: Json = {}): Promise<Version> =>
  body(await stage.act(await stage.draft(kind, more), 'aktifkan'));
const put = (version: Pick<Version, 'id' | 'version'>, more: Json) =>
  stage.manager.put<Version & Refused>(`${HISTORY}/${version.id}`, { version: version.version, ...more });

describe('an active version', () => {
  it('11.9: takes the place of the former one of its kind and branch', async () => {
    const kind = await stage.kind();
    const first = await activated(kind.id);
    expect(first).toMatchObject({ status: 1, statusname: 'Aktif', available: true, inactive_at: null });
    const shared = await stage.draft(kind.id, { profile_id: null }, stage.head);
    body(await stage.act(shared, 'aktifkan', {}, stage.head));
    const second = await activated(kind.id);
    expect(await stage.show(first.id)).toMatchObject({ status: -1, inactive_at: second.active_at, available: false });
    expect(await stage.show(shared.id)).toMatchObject({ status: 1 });
    expect((await stage.show(first.id)).lines).toHaveLength(5);
  });

  it('is not changed and not removed, but described anew', async () => {
    const version = await activated((await stage.kind()).id);
    expect(said(await put(version, { price: 1 }))).toEqual([409, FIXED]);
    expect(said(await put(version, { description: 'x', lines: [] }))).toEqual([409, FIXED]);
    expect(said(await stage.manager.delete<Refused>(`${HISTORY}/${version.id}`))).toEqual([409, FIXED]);
    const told = body(await put(version, { description: 'Cocok untuk dewasa' }));
    expect(told).toMatchObject({ description: 'Cocok untuk dewasa', status: 1, active_at: version.active_at });
    const over = body(await stage.act(told, 'nonaktifkan', { reason: 'Diganti' }));
    expect(over).toMatchObject({ status: -1, statusname: 'Nonaktif' });
    expect(said(await put(over, { price: 1 }))).toEqual([409, FIXED]);
    expect(said(await stage.act(over, 'nonaktifkan', { reason: 'Lagi' }))).toEqual([409, 'Status paket sudah berubah']);
    expect((await stage.act(version, 'nonaktifkan')).status).toBe(422);
  });

  it('is copied as the next draft, by a manager for his own branch', async () => {
    const kind = await stage.kind();
    const version = await activated(kind.id, { quota: 7, syarat: { max_age: 12 }, sale_until: '2030-01-31' });
    const copy = body(await stage.act(version, 'salin'), 201);
    expect(copy).toMatchObject({
      code: `${kind.code}-02`,
      status: 0,
      active_at: null,
      quota: 7,
      sold_count: 0,
      sale_until: '2030-01-31',
      syarat: { max_age: 12 },
      price: version.price,
      price_standard: version.price_standard,
    });
    expect(copy.lines.map(({ id: _id, ...line }) => line)).toEqual(version.lines.map(({ id: _id, ...line }) => line));
    const shared = await stage.draft(kind.id, { profile_id: null }, stage.head);
    expect(body(await stage.act(shared, 'salin'), 201)).toMatchObject({ profile_id: 1 });
    expect(body(await stage.act(shared, 'salin', {}, stage.head), 201)).toMatchObject({ profile_id: null });
  });
});

describe('activation is refused', () => {
  it('without lines, with terms that do not come to the price, with a part that is switched off', async () => {
    const { id } = await stage.kind();
    const empty = await stage.draft(id, { lines: [] });
    expect(said(await stage.act(empty, 'aktifkan'))).toEqual([422, 'Paket belum memiliki program']);
    const terms = 'Total DP dan cicilan tidak sesuai dengan harga paket';
    for (const cicilan_attempt of [0, 11, 13]) {
      const draft = await stage.draft(id, { cicilan_attempt });
      expect(said(await stage.act(draft, 'aktifkan')), String(cicilan_attempt)).toEqual([422, terms]);
    }
    const { database } = stage.clinic;
    const draft = await stage.draft(id);
    await database.asOwner(`update laboratoriumjasas set status = 0 where code = 'LAB-HAW'`);
    try {
      expect(said(await stage.act(draft, 'aktifkan'))).toEqual([422, 'Retainer Hawley tidak aktif']);
    } finally {
      await database.asOwner(`update laboratoriumjasas set status = 1 where code = 'LAB-HAW'`);
    }
    await database.asOwner('update pakettypes set status = 0 where id = $1', [id]);
    expect(said(await stage.act(draft, 'aktifkan'))).toEqual([409, 'Tipe paket tidak aktif']);
    expect(said(await stage.act(draft, 'salin'))).toEqual([409, 'Tipe paket tidak aktif']);
  });
});

describe('at the same moment', () => {
  it('two activate a version: one succeeds, the other is refused', async () => {
    const draft = await stage.draft((await stage.kind()).id);
    const second = await stage.clinic.again('manager.bdg');
    const answers = await Promise.all([stage.act(draft, 'aktifkan'), stage.act(draft, 'aktifkan', {}, second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Status paket sudah berubah');
  });

  it('versions of a kind are activated one after the other: one stays, and numbers are given once', async () => {
    const kind = await stage.kind();
    const drafts = await Promise.all(Array.from({ length: 6 }, () => stage.draft(kind.id)));
    expect(new Set(drafts.map(({ code }) => code)).size).toBe(6);
    const answers = await Promise.all([
      ...drafts.map((draft) => stage.act(draft, 'aktifkan')),
      ...drafts.map((draft) => stage.act(draft, 'salin')),
    ]);
    expect(answers.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
    const rows = await stage.clinic.database.asOwner<{ status: number }>(
      'select status from pakethistories where pakettype_id = $1 and status = 1',
      [kind.id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a moment to come', () => {
  const SOON = 3_600_000;
  const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
  const quiet = { info: () => undefined, error: () => undefined };
  const look = (at: Date) => activatePackages({ pool: stage.clinic.database.pool, logger: quiet }, at);

  it('is waited for: the version is a draft until its minute, and is then offered once', async () => {
    const kind = await stage.kind();
    const former = await activated(kind.id);
    const now = new Date();
    const active_at = later(now, SOON).toISOString();
    const waiting = body(await stage.act(await stage.draft(kind.id), 'aktifkan', { active_at }));
    expect(waiting).toMatchObject({ status: 0, active_at, available: false, available_reason: 'Terjadwal' });
    await look(now);
    expect(await stage.show(former.id)).toMatchObject({ status: 1 });
    const at = later(now, SOON + 30_000);
    expect(await look(at)).toBe(1);
    expect(await look(at)).toBe(0);
    expect(await stage.show(waiting.id)).toMatchObject({ status: 1, active_at: at.toISOString() });
    expect(await stage.show(former.id)).toMatchObject({ status: -1, inactive_at: at.toISOString() });
    const [entry] = await stage.clinic.database.asOwner(
      `select module, profile_id, created_by, url from applogs where message = $1`,
      [`aktivasi terjadwal paket ${waiting.code}`],
    );
    expect(entry).toEqual({ module: 2, profile_id: 1, created_by: null, url: `/paket/promosi/${waiting.id}` });
  });

  it('is given up when the version can no longer be offered, and noted', async () => {
    const { id } = await stage.kind();
    const now = new Date();
    const active_at = later(now, SOON).toISOString();
    const waiting = body(await stage.act(await stage.draft(id), 'aktifkan', { active_at }));
    await stage.clinic.database.asOwner('update pakettypes set status = 0 where id = $1', [id]);
    expect(await look(later(now, SOON))).toBe(0);
    expect(await stage.show(waiting.id)).toMatchObject({ status: 0, active_at: null, available_reason: 'Tidak aktif' });
    const [entry] = await stage.clinic.database.asOwner(
      `select count(*)::int as n from applogs where message like $1`,
      [`pembatalan aktivasi terjadwal (Tipe paket tidak aktif) paket ${waiting.code}`],
    );
    expect(entry).toEqual({ n: 1 });
  });

  it('is for all branches too, and for nobody who changes the draft meanwhile', async () => {
    const { id } = await stage.kind();
    const now = new Date();
    const active_at = later(now, SOON).toISOString();
    const shared = await stage.draft(id, { profile_id: null }, stage.head);
    body(await stage.act(shared, 'aktifkan', { active_at }, stage.head));
    const own = body(await stage.act(await stage.draft(id), 'aktifkan', { active_at }));
    expect(body(await put(own, { quota: 3 }))).toMatchObject({ status: 0, active_at: null });
    expect(await look(later(now, SOON))).toBe(1);
    expect(await stage.show(shared.id)).toMatchObject({ status: 1 });
    expect(await stage.show(own.id)).toMatchObject({ status: 0 });
  });

  it('is checked when it is chosen', async () => {
    const empty = await stage.draft((await stage.kind()).id, { lines: [] });
    const active_at = later(new Date(), SOON).toISOString();
    expect((await stage.act(empty, 'aktifkan', { active_at })).status).toBe(422);
  });
});
