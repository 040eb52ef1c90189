// What the waiting room's screen tells, and to whom (service.md 4, 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { act, body, openStage, type Stage } from './stage.ts';

interface Card extends Json {
  readonly label: string;
  readonly name: string;
}
interface Screen {
  readonly called: readonly Card[];
  readonly units: readonly Card[];
  readonly waiting: readonly Card[];
  readonly late: readonly Json[];
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.clinic.close());

const screen = async (): Promise<Screen> => body(await stage.nurse.get<Screen>('/api/service/visit/antrian'));

describe('the screen of the waiting room', () => {
  it('shows a patient who waits, is called, and sits in a unit, by label and masked name only', async () => {
    const visit = await stage.queued({ keluhan: 'Gigi bolong' });
    const shown = await screen();
    expect(shown.waiting.map(({ label }) => label)).toEqual([visit.label]);
    expect(shown.waiting[0]?.name).toMatch(/^Ta\*\* [A-Z]\.$/);
    const called = body(await act(stage.nurse, 'visit', visit, 'panggil'));
    expect(await screen()).toMatchObject({ called: [{ label: visit.label }], waiting: [], units: [] });
    body(await act(stage.nurse, 'visit', called, 'masukunit', { unit_id: stage.units[0] }));
    expect(await screen()).toMatchObject({ called: [], units: [{ label: visit.label, unit: 'Unit 1' }] });
    const text = JSON.stringify(await screen());
    expect(text).not.toContain('Gigi bolong');
    expect(text).not.toContain('Tamu');
    expect(text).not.toContain('BDG26');
  });

  it('puts who is urgent first, and says who runs late', async () => {
    const usual = await stage.queued();
    const urgent = await stage.queued({ type: 'darurat', priority: 2 });
    expect((await screen()).waiting.map(({ label }) => label)).toEqual([urgent.label, usual.label]);
    expect((await screen()).late).toEqual([]);
    // A server's idea of now may be some milliseconds behind the database's (docs/decisions/0085).
    await stage.clinic.database.asOwner(
      `update visits set confirmed_at = now() - interval '40 minutes 20 seconds' where id = $1`,
      [usual.id],
    );
    expect((await screen()).late).toEqual([{ doctor: 'drg. Ratna Puspita, Sp.Ort', initial: 'RP', minutes: 40 }]);
  });

  it('counts waiting and chair time, also by doctor and hour (worked example 9)', async () => {
    const visit = body(await act(stage.nurse, 'visit', await stage.queued(), 'masukunit', { unit_id: stage.units[1] }));
    // A day of its own: the visits of the tests above wait in the hour that the clock shows.
    const day = '2026-03-02';
    const at = (time: string): string => `${day}T${time}:00+07:00`;
    await stage.clinic.database.asOwner(
      `update visits set status = 3, visit_date = $2, confirmed_at = $3, in_unit_at = $4, finished_at = $5
        where id = $1`,
      [visit.id, day, at('09:05'), at('09:31'), at('10:16')],
    );
    const shown = body(await stage.admin.get(`/api/service/visit/${visit.id}`));
    expect(shown).toMatchObject({ waiting_minutes: 26, chair_minutes: 45 });
    const report = await stage.manager.get<{ data: readonly Json[] }>('/api/insight/visit/waktutunggu', {
      query: { start_date: day, end_date: day },
    });
    const figures = { count: 1, waiting: 26, longest: 26, chair: 45 };
    const doctor = { doctor_id: stage.doctorId, label: 'drg. Ratna Puspita, Sp.Ort' };
    expect(body(report).data).toEqual([
      { ...doctor, hour: '09:00', ...figures },
      { ...doctor, hour: null, ...figures },
      { doctor_id: null, label: null, hour: null, ...figures },
    ]);
    const nurse = await stage.nurse.get('/api/insight/visit/waktutunggu');
    expect(nurse.status).toBe(403);
  });

  it('knows no chair time where everybody is still in his unit', async () => {
    const visit = body(await act(stage.nurse, 'visit', await stage.queued(), 'masukunit', { unit_id: stage.units[2] }));
    const day = '2026-03-03';
    await stage.clinic.database.asOwner(
      `update visits set visit_date = $2, confirmed_at = $3, in_unit_at = $4 where id = $1`,
      [visit.id, day, `${day}T09:05:00+07:00`, `${day}T09:31:00+07:00`],
    );
    const query = { start_date: day, end_date: day };
    const report = await stage.manager.get<{ data: readonly Json[] }>('/api/insight/visit/waktutunggu', { query });
    expect(body(report).data.map(({ waiting, chair }) => ({ waiting, chair }))).toEqual(
      Array.from({ length: 3 }, () => ({ waiting: 26, chair: null })),
    );
  });

  it("is the branch's own", async () => {
    const other = await stage.clinic.as('perawat.jkt');
    expect(body(await other.get<Screen>('/api/service/visit/antrian'))).toEqual({
      called: [],
      units: [],
      waiting: [],
      late: [],
    });
    const finance = await stage.clinic.as('finance.bdg');
    expect((await finance.get('/api/service/visit/antrian')).status).toBe(403);
  });
});
