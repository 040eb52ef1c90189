import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Client, Json } from '../support/app.ts';
import { act, body, idOf, openStage, type Stage, type Treatment, type Visit } from './stage.ts';

interface Line extends Json {
  readonly item_id: number;
  readonly qty_default: number | null;
  readonly qty_used: number | null;
}
interface Used extends Treatment {
  readonly isbhpused: boolean;
  readonly has_bhp: boolean;
  readonly visitperawatanbhps: readonly Line[];
}
interface Refused {
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const TREATMENT = '/api/service/visitperawatan';
let stage: Stage;
let cotton: number;
let medicine: number;
/** In the unit all the time. */
let visit: Visit;

beforeAll(async () => {
  stage = await openStage();
  cotton = await idOf(stage.clinic, 'items', 'code', 'BHP-00005');
  medicine = await idOf(stage.clinic, 'items', 'code', 'OBT-00002');
  visit = await stage.seated(stage.units[0]);
});
afterAll(() => stage.clinic.close());

const planned = async (more: Json = {}): Promise<Treatment> =>
  body(
    await stage.doctor.post<Treatment>(TREATMENT, {
      visit_id: visit.id,
      perawatan_id: stage.scaling,
      repeated: true,
      ...more,
    }),
    201,
  );
const linesOf = async (id: number, by: Client = stage.nurse): Promise<readonly Line[]> =>
  body(
    await by.get<{ data: Line[] }>('/api/service/visitperawatanbhp', {
      query: { visitperawatan: String(id), sortby: 'id asc' },
    }),
  ).data;
const asExpected = async (id: number): Promise<Json[]> =>
  (await linesOf(id)).map(({ item_id, qty_default }) => ({ item_id, qty_used: qty_default }));
const confirm = async (
  id: number,
  lines?: readonly Json[],
  by: Client = stage.nurse,
): Promise<Answer<Used & Refused>> => by.post(`${TREATMENT}/${id}/bhp`, { lines: lines ?? (await asExpected(id)) });
const cancel = (id: number, by: Client) => by.post<Used & Refused>(`${TREATMENT}/${id}/bhp/batal`, { reason: 'Salah' });

describe('the consumables of a treatment', () => {
  it('come from the catalogue when it is entered', async () => {
    const { id } = await planned();
    const lines = await linesOf(id);
    expect(lines.map(({ qty_default, qty_used }) => [qty_default, qty_used])).toEqual([
      [2, null],
      [1, null],
      [1, null],
      [1, null],
      [1, null],
      [1.5, null],
    ]);
    expect(lines[0]).toMatchObject({ unit: 'Pcs', itemdata: { name: 'Sarung tangan latex M' } });
    expect(body(await stage.nurse.get<Used>(`${TREATMENT}/${id}`))).toMatchObject({ has_bhp: true, isbhpused: false });
  });

  it('follow the number of teeth where the catalogue says so, and change with it', async () => {
    const sealant = await idOf(stage.clinic, 'tindakanmedis', 'code', 'ANK-01');
    const treatment = await planned({ perawatan_id: sealant, tooth: [54, 55, 64] });
    const cottonOf = async () => (await linesOf(treatment.id)).find(({ item_id }) => item_id === cotton)?.qty_default;
    expect(await cottonOf()).toBe(12);
    body(await stage.doctor.put(`${TREATMENT}/${treatment.id}`, { tooth: [54], version: treatment.version }));
    expect(await cottonOf()).toBe(4);
    expect(await linesOf(treatment.id)).toHaveLength(6);
  });

  it('are found by visit, by nobody of another branch, and without their cost for those who do not see it', async () => {
    await planned();
    const query = { visit: String(visit.id) };
    const list = (by: Client) => by.get<{ data: Line[]; count: number }>('/api/service/visitperawatanbhp', { query });
    const seen = body(await list(stage.manager)).data;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen[0]).toHaveProperty('cost_amount');
    expect(body(await list(stage.nurse)).data[0]).not.toHaveProperty('cost_amount');
    expect(body(await list(await stage.clinic.as('manager.jkt'))).count).toBe(0);
    expect(body(await list(await stage.clinic.as('dokter2.bdg'))).count).toBe(0);
  });
});

describe('a confirmation', () => {
  it('stores what was used with what was added by hand, and is counted', async () => {
    const used = async () =>
      body(await stage.nurse.get<{ sum: number }>(TREATMENT, { query: { sum: '1', isbhpused: 'true' } })).sum;
    const before = await used();
    const { id } = await planned();
    const lines = [...(await asExpected(id)), { item_id: cotton, qty_used: 3 }];
    const record = body(await confirm(id, lines));
    expect(record).toMatchObject({ has_bhp: true, isbhpused: true });
    expect(record.visitperawatanbhps.map(({ qty_used }) => qty_used)).toEqual([2, 1, 1, 1, 1, 1.5, 3]);
    expect(record).not.toHaveProperty('amount');
    expect(await used()).toBe(before + 1);
    const sum = await stage.nurse.get<{ sum: number }>(TREATMENT, { query: { sum: 'used' } });
    expect(body(sum).sum).toBe(before + 1);
  });

  it('is told in the log of the visit', async () => {
    const { id } = await planned();
    body(await confirm(id));
    const log = await stage.manager.get<{ data: { message: string }[] }>('/api/applog', {
      query: { groupvisit: String(visit.id) },
    });
    expect(body(log).data.map(({ message }) => message)).toContain(`konfirmasi BHP Scaling kunjungan ${visit.code}`);
  });

  it('succeeds once when two nurses confirm at the same time', async () => {
    const { id } = await planned();
    const lines = await asExpected(id);
    const answers = await Promise.all([confirm(id, lines), confirm(id, lines, stage.admin)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('BHP sudah dikonfirmasi');
  });

  it('asks for a reason where far more, far less or nothing was used', async () => {
    const { id } = await planned();
    const [first, ...rest] = await asExpected(id);
    const wrong = await confirm(id, [{ ...first, qty_used: 4 }, ...rest]);
    expect(body(wrong, 422).errors).toEqual({ 'lines.0.reason': ['Alasan wajib diisi'] });
    body(await confirm(id, [{ ...first, qty_used: 0, reason: 'Pasien alergi latex' }, ...rest]));
  });

  it('refuses what is left out, what is no consumable, parts of a piece and numbers out of bounds', async () => {
    const { id } = await planned();
    const [first, ...rest] = await asExpected(id);
    expect(body(await confirm(id, rest), 422).errors).toEqual({ lines: ['Sarung tangan latex M belum diisi'] });
    const withMore = async (more: Json) => body(await confirm(id, [first ?? {}, ...rest, more]), 422).errors;
    expect(await withMore({ item_id: medicine, qty_used: 1 })).toHaveProperty(['lines.6.item_id']);
    expect(await withMore({ item_id: cotton, qty_used: 1.5 })).toHaveProperty(['lines.6.qty_used']);
    expect(await withMore({ item_id: cotton, qty_used: -1 })).toHaveProperty(['lines.6.qty_used']);
    expect(await withMore({ item_id: cotton, qty_used: 1e9 })).toHaveProperty(['lines.6.qty_used']);
    expect((await confirm(id, [])).status).toBe(422);
    expect(body(await stage.nurse.get<Used>(`${TREATMENT}/${id}`)).isbhpused).toBe(false);
  });

  it('waits until the patient is in the unit, and is possible after the visit', async () => {
    const waiting = await stage.queued();
    const early = body(
      await stage.doctor.post<Treatment>(TREATMENT, { visit_id: waiting.id, perawatan_id: stage.scaling }),
      201,
    );
    expect(body(await confirm(early.id), 409).message).toBe('Status kunjungan sudah berubah');
    const seated = await stage.noted(await stage.scaled(await stage.seated(stage.units[1])));
    body(await act(stage.doctor, 'visit', seated, 'selesai'));
    const [done] = await stage.clinic.database.asOwner<{ id: number }>(
      'select id from visitperawatans where visit_id = $1',
      [seated.id],
    );
    body(await confirm(done?.id ?? 0));
  });

  it('is not for a foreign doctor or another branch', async () => {
    const { id } = await planned();
    const lines = await asExpected(id);
    expect((await confirm(id, lines, await stage.clinic.as('dokter2.bdg'))).status).toBe(404);
    expect((await confirm(id, lines, await stage.clinic.as('manager.jkt'))).status).toBe(404);
  });
});

describe('what was confirmed', () => {
  it('holds its treatment and its visit until it is cancelled', async () => {
    const treatment = await planned();
    body(await confirm(treatment.id));
    const row = body(await stage.doctor.get<Treatment>(`${TREATMENT}/${treatment.id}`));
    const text = 'BHP sudah dikonfirmasi. Batalkan BHP terlebih dahulu';
    const undo = await act<Refused>(stage.doctor, 'visitperawatan', row, 'batal');
    expect(body(undo, 422).message).toBe(text);
    expect(
      body(await stage.doctor.put<Refused>(`${TREATMENT}/${row.id}`, { note: 'Lain', version: row.version }), 422)
        .message,
    ).toBe(text);
    const now = body(await stage.manager.get<Visit>(`/api/service/visit/${visit.id}`));
    const left = await act<Visit & Refused>(stage.manager, 'visit', now, 'batal', {
      cancel_type: 'salah_input',
      reason: 'Salah',
    });
    expect(body(left, 422).message).toBe('Kunjungan memiliki tindakan atau BHP yang sudah dikonfirmasi');
    const undone = body(await cancel(row.id, stage.manager));
    expect(undone).toMatchObject({ isbhpused: false, has_bhp: true });
    const again = body(await stage.doctor.get<Treatment>(`${TREATMENT}/${row.id}`));
    body(await act(stage.doctor, 'visitperawatan', again, 'batal'));
  });

  it('is not given back to planned', async () => {
    const treatment = await planned();
    const done = body(await act<Treatment>(stage.doctor, 'visitperawatan', treatment, 'selesai'));
    body(await confirm(done.id));
    const row = body(await stage.doctor.get<Treatment>(`${TREATMENT}/${done.id}`));
    expect((await act(stage.doctor, 'visitperawatan', row, 'batalselesai')).status).toBe(422);
  });

  it('is cancelled with what was added by hand; a second time there is nothing to cancel', async () => {
    const { id } = await planned();
    body(await confirm(id, [...(await asExpected(id)), { item_id: cotton, qty_used: 3 }]));
    const undone = body(await cancel(id, stage.manager));
    expect(undone.visitperawatanbhps.map(({ qty_default, qty_used }) => [qty_default, qty_used])).toEqual(
      [2, 1, 1, 1, 1, 1.5].map((qty) => [qty, null]),
    );
    expect(body(await cancel(id, stage.manager), 409).message).toBe('BHP belum dikonfirmasi');
    expect((await cancel(id, stage.nurse)).status).toBe(403);
  });

  it('is cancelled by an admin once a manager lets him', async () => {
    const { id } = await planned();
    body(await confirm(id));
    const asked = body(await cancel(id, stage.admin), 202) as unknown as { applog_id: number };
    expect(body(await stage.nurse.get<Used>(`${TREATMENT}/${id}`)).isbhpused).toBe(true);
    body(await stage.manager.put(`/api/applog/${asked.applog_id}`, { status: 1, reason: 'Benar' }));
    expect(body(await stage.nurse.get<Used>(`${TREATMENT}/${id}`)).isbhpused).toBe(false);
  });
});
