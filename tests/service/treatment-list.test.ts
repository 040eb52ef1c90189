import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Json } from '../support/app.ts';
import { act, body, idOf, openStage, type Stage, today, type Treatment, type Visit } from './stage.ts';

const TREATMENT = '/api/service/visitperawatan';
const GROUP = '/api/service/riwayattindakan';

interface Listed {
  readonly data: readonly (Json & { readonly id: number })[];
  readonly count: number;
  readonly sum: number;
}

let stage: Stage;
let planned: Treatment;
let done: Visit;
const day = today();
const yesterday = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  stage = await openStage();
  const visit = await stage.seated(stage.units[0]);
  done = await stage.scaled(visit);
  const own = { visit_id: visit.id, perawatan_id: stage.scaling, repeated: true };
  planned = body(await stage.doctor.post<Treatment>(TREATMENT, own), 201);
});
afterAll(() => stage.clinic.close());

const list = async (query: string, by: Client = stage.manager): Promise<Listed> =>
  body(await by.get<Listed>(`${TREATMENT}?${query}`));
const group = (by: Client, query: string) =>
  by.get<{ data: (Json & { name: string; qty: number })[]; message: string }>(
    `${GROUP}?start_date=${day}&end_date=${day}&${query}`,
  );

describe('the list of treatments', () => {
  it('takes the day of the work, and of the visit for what is not done yet', async () => {
    const now = await list(`start_date=${day}&end_date=${day}&visit=${done.id}`);
    expect(new Set(now.data.map(({ status }) => status))).toEqual(new Set([0, 1]));
    expect(now.data.map(({ id }) => id)).toContain(planned.id);
    expect((await list(`end_date=${yesterday}&visit=${done.id}`)).count).toBe(0);
    expect((await list(`start_date=${yesterday}&visit=${done.id}&status=1`)).count).toBe(1);
  });

  it('finds by treatment, patient and RM, of all days as of some, and counts and adds the same', async () => {
    const [{ name, rm } = { name: '', rm: '' }] = await stage.clinic.database.asOwner<{ name: string; rm: string }>(
      'select c.name, c.username as rm from visits v join users c on c.id = v.customer_id where v.id = $1',
      [done.id],
    );
    for (const keyword of [name, name.toUpperCase(), rm, 'scaling', `${name} ${rm}`, name.slice(0, 2)]) {
      const words = `keyword=${encodeURIComponent(keyword)}&visit=${done.id}`;
      for (const days of ['', `&start_date=${day}&end_date=${day}`]) {
        const { data, count } = await list(words + days);
        expect([data.map(({ id }) => id).includes(planned.id), count], keyword + days).toEqual([true, data.length]);
        expect((await list(`${words}${days}&sum=qty`)).count, keyword + days).toBe(count);
      }
    }
    expect((await list(`keyword=tidak+ada&visit=${done.id}`)).count).toBe(0);
  });

  it('takes the day by the clock of its branch', async () => {
    const { asOwner } = stage.clinic.database;
    const work = `visit_id = ${done.id} and status = 1`;
    const zone = (name: string) =>
      asOwner(
        `update profiles set timezone = '${name}' where id in (select profile_id from visits where id = ${done.id})`,
      );
    const on = async (date: string) =>
      (await list(`start_date=${date}&end_date=${date}&visit=${done.id}&status=1`)).count;
    const [kept] = await asOwner<{ at: string }>(`select performed_at::text as at from visitperawatans where ${work}`);
    await asOwner(`update visitperawatans set performed_at = '2025-03-04 15:30+00' where ${work}`);
    expect([await on('2025-03-04'), await on('2025-03-05')]).toEqual([1, 0]);
    await zone('Asia/Makassar');
    expect([await on('2025-03-04'), await on('2025-03-05')]).toEqual([1, 0]);
    await zone('Asia/Jayapura');
    expect([await on('2025-03-04'), await on('2025-03-05')]).toEqual([0, 1]);
    await zone('Asia/Jakarta');
    await asOwner(`update visitperawatans set performed_at = '${kept?.at}' where ${work}`);
  });

  it('tells category and branch, and sums what it lists', async () => {
    const kategori = await idOf(stage.clinic, 'tindakanmediskategoris', 'name', 'Periodonti & Scaling');
    const other = await idOf(stage.clinic, 'tindakanmediskategoris', 'name', 'Lainnya');
    const [row] = (await list(`kategori=${kategori}&visit=${done.id}`)).data;
    expect(row).toMatchObject({ kategori: 'Periodonti & Scaling', cabang: 'Cabang Bandung', islab: false });
    expect((await list(`kategori=${other}&visit=${done.id}`)).count).toBe(0);
    expect(await list(`visit=${done.id}&status=1&sum=amount`)).toEqual({ data: [], count: 1, sum: 350_000 });
    expect((await list(`visit=${done.id}&sum=qty`)).sum).toBe(2);
  });
});

describe('the diagnosis of a treatment', () => {
  it('is what was found in its visit, and nothing of the record is told to multimedia', async () => {
    const diagnosa = await idOf(stage.clinic, 'diagnosas', 'icd10', 'K03.6');
    body(
      await stage.doctor.post('/api/service/visitdiagnosa', {
        visit_id: done.id,
        diagnosa_id: diagnosa,
        isprimary: true,
      }),
      201,
    );
    const ofVisit = `visit=${done.id}&status=1`;
    const [seen] = (await list(ofVisit, stage.nurse)).data;
    expect(seen?.['diagnosa']).toMatch(/^K03\.6 \S/);
    const [hidden] = (await list(ofVisit, await stage.clinic.as('multimedia.bdg'))).data;
    expect(hidden).not.toHaveProperty('diagnosa');
  });
});

describe('done treatments in groups', () => {
  it('are counted by treatment and by doctor, those planned left out', async () => {
    const byTreatment = body(await group(stage.manager, 'by=tindakan'));
    expect(byTreatment.data).toEqual([
      { id: stage.scaling, code: 'PER-01', name: 'Scaling', count: 1, qty: 1, amount: 350_000 },
    ]);
    const byDoctor = body(await group(stage.manager, 'by=dokter'));
    expect(byDoctor.data).toMatchObject([{ id: stage.doctorId, code: 'dokter.bdg', count: 1, amount: 350_000 }]);
  });

  it('are those of the branch, and of a doctor his own patients’', async () => {
    expect(body(await group(await stage.clinic.as('manager.jkt'), 'by=tindakan')).data).toEqual([]);
    expect(body(await group(await stage.clinic.as('dokter2.bdg'), 'by=tindakan')).data).toEqual([]);
    expect(body(await group(stage.doctor, 'by=tindakan')).data).toHaveLength(1);
  });

  it('show the nurse no amounts, and come as a sheet', async () => {
    expect(body(await group(stage.nurse, 'by=dokter')).data[0]).not.toHaveProperty('amount');
    const sheet = await group(stage.manager, 'by=dokter&export=xlsx');
    expect([sheet.status, sheet.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect((await group(stage.manager, 'by=pasien')).status).toBe(422);
  });

  it('leave out what was taken back', async () => {
    const visit = await stage.seated(stage.units[1]);
    const own = { visit_id: visit.id, perawatan_id: stage.scaling };
    const again = body(await stage.doctor.post<Treatment>(TREATMENT, own), 201);
    const finished = body(await act<Treatment>(stage.doctor, 'visitperawatan', again, 'selesai'));
    expect(body(await group(stage.manager, 'by=tindakan')).data[0]?.qty).toBe(2);
    body(await act<Treatment>(stage.doctor, 'visitperawatan', finished, 'batalselesai'));
    expect(body(await group(stage.manager, 'by=tindakan')).data[0]?.qty).toBe(1);
  });
});

describe('treatments of days', () => {
  it('are counted and summed as their rows say, done or to be done', async () => {
    const { asOwner } = stage.clinic.database;
    // Around midnight of each zone, and some in another branch.
    await asOwner(
      `insert into visitperawatans overriding system value
       select (jsonb_populate_record(t, jsonb_build_object('id', nextval(pg_get_serial_sequence('visitperawatans', 'id')),
         'profile_id', 1 + n % 3, 'performed_at', t.performed_at + n * interval '5 hours' - interval '60 hours'))).*
       from visitperawatans t cross join generate_series(1, 24) n where t.visit_id = $1`,
      [done.id],
    );
    const told = async (branches: string, start: string, end: string) =>
      asOwner(
        `select count(*)::int as count, coalesce(sum(t.qty), 0)::float8 as qty, coalesce(sum(t.amount), 0)::float8 as amount
         from visitperawatans t join profiles b on b.id = t.profile_id join visits v on v.id = t.visit_id
         where t.profile_id = any ($1) and t.visit_id = $4
           and coalesce((t.performed_at at time zone b.timezone)::date, v.visit_date) between $2 and $3`,
        [branches, start, end, done.id],
      );
    const readers = [
      [stage.manager, '{1}'],
      [await stage.clinic.as('superadmin'), '{1,2,3,4}'],
    ] as const;
    const days = [-3, -2, -1, 0, 1, 2].map((n) =>
      new Date(Date.parse(day) + n * 86_400_000).toISOString().slice(0, 10),
    );
    for (const [by, branches] of readers)
      for (const [at, start] of days.entries())
        for (const end of days.slice(at)) {
          const query = `visit=${done.id}&start_date=${start}&end_date=${end}`;
          const { count } = await list(`${query}&limit=1`, by);
          const [qty, amount] = [await list(`${query}&sum=qty`, by), await list(`${query}&sum=amount`, by)];
          expect([qty.count, amount.count]).toEqual([count, count]);
          expect([{ count, qty: qty.sum, amount: amount.sum }], query).toEqual(await told(branches, start, end));
        }
  });
});
