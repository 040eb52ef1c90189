import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OdontogramAnswer } from '../../src/resources/service/odontogram-answer.ts';
import { ODONTOGRAM_CODES } from '../../src/resources/service/odontogram-code.ts';
import type { Client, Json } from '../support/app.ts';
import {
  act,
  body,
  idOf,
  newPatient,
  openStage,
  type Stage,
  type Treatment,
  today,
  type Visit,
  writeNote,
} from './stage.ts';

const CHART = '/api/service/odontogram';
const YESTERDAY = new Date(Date.parse(today()) - 86_400_000).toISOString().slice(0, 10);

let stage: Stage;
let filling: number;
let extraction: number;
beforeAll(async () => {
  stage = await openStage();
  filling = await idOf(stage.clinic, 'tindakanmedis', 'code', 'KSV-01');
  extraction = await idOf(stage.clinic, 'tindakanmedis', 'code', 'BDM-02');
  await stage.clinic.database.asOwner(
    `update tindakanmedis set isconsent = false, odontogram_code = case code when 'KSV-01' then 'cof' else 'mis' end
     where code in ('KSV-01', 'BDM-02')`,
  );
});
afterAll(() => stage.clinic.close());

let unit = 0;
/** A patient of his own in a unit of his own. */
const seated = async (): Promise<Visit & { customer_id: number }> => {
  unit += 1;
  const [made] = await stage.clinic.database.asOwner<{ id: number }>(
    `insert into units (profile_id, code, name) values (1, $1, $1) returning id`,
    [`O${unit}`],
  );
  return (await stage.seated(made?.id)) as Visit & { customer_id: number };
};
const record = (visit: { id: number }, entries: readonly Json[], by: Client = stage.doctor) =>
  by.post<OdontogramAnswer & { message: string }>(CHART, { visit_id: visit.id, entries });
const chartOf = (customer: number, by: Client = stage.doctor, query: Record<string, string> = {}) =>
  by.get<OdontogramAnswer>(CHART, { query: { customer: String(customer), ...query } });

describe('the codes', () => {
  it('are the same in the database and in the chart', async () => {
    const rows = await stage.clinic.database.asOwner(
      'select code as value, name, "group", place, color, shape from odontogramcodes order by sort',
    );
    expect(rows).toEqual(ODONTOGRAM_CODES);
  });
});

describe('what is found', () => {
  it('comes to the current chart, DMF-T and def-t (worked example 6)', async () => {
    const visit = await seated();
    const answer = body(
      await record(visit, [
        { tooth: 16, surfaces: ['O'], code: 'car' },
        { tooth: 26, surfaces: ['M', 'O'], code: 'cof' },
        { tooth: 26, surfaces: ['D'], code: 'car' },
        { tooth: 36, surfaces: ['O'], code: 'cof' },
        { tooth: 46, code: 'mis', sebab: 'karies' },
        { tooth: 48, code: 'mis', sebab: 'lain' },
        { tooth: 55, code: 'car' },
        { tooth: 65, code: 'gif' },
      ]),
      201,
    );
    expect(answer.dmf).toEqual({ d: 2, m: 1, f: 1, total: 4 });
    expect(answer.def).toEqual({ d: 1, e: 0, f: 1, total: 2 });
    expect(answer.current[26]).toEqual({ M: 'cof', O: 'cof', D: 'car' });
    expect(answer.current[46]).toEqual({ gigi: 'mis' });
    expect(body(await chartOf(visit.customer_id))).toEqual(answer);
  });

  it.each([
    [{ tooth: 19, code: 'car' }, 'Nomor gigi 19 tidak valid (notasi FDI)'],
    [{ tooth: 86, code: 'car' }, 'Nomor gigi 86 tidak valid (notasi FDI)'],
    [{ tooth: 11, surfaces: ['O'], code: 'car' }, 'Permukaan O tidak berlaku untuk gigi 11'],
    [{ tooth: 46, surfaces: ['O'], code: 'rct' }, 'Permukaan O tidak berlaku untuk gigi 46'],
  ])('is refused where no tooth has it: %j', async (entry, message) => {
    const visit = await seated();
    const answer = await record(visit, [{ tooth: 85, surfaces: ['O'], code: 'car' }, entry]);
    expect([answer.status, answer.body.message]).toEqual([422, message]);
    expect(body(await chartOf(visit.customer_id)).entries).toEqual([]);
    expect((await record(visit, [{ tooth: 85, surfaces: ['O'], code: 'car' }])).status).toBe(201);
  });

  it('cannot follow a tooth that is gone, and the day before shows what was (acceptance 14)', async () => {
    const visit = await seated();
    body(await record(visit, [{ tooth: 46, surfaces: ['O'], code: 'car' }]), 201);
    const owner = stage.clinic.database.asOwner;
    await owner('alter table odontogramentries disable trigger append_only');
    await owner(`update odontogramentries set recorded_at = recorded_at - interval '1 day' where visit_id = $1`, [
      visit.id,
    ]);
    await owner('alter table odontogramentries enable trigger append_only');
    body(await record(visit, [{ tooth: 46, code: 'mis', sebab: 'karies' }]), 201);
    const refused = await record(visit, [{ tooth: 46, surfaces: ['O'], code: 'cof' }]);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Gigi 46 tercatat Gigi hilang; perbarui keadaan gigi terlebih dahulu',
    ]);
    body(await record(visit, [{ tooth: 46, code: 'pon' }]), 201);
    expect(body(await chartOf(visit.customer_id)).current[46]).toEqual({ gigi: 'mis', protesa: 'pon' });
    const earlier = body(await chartOf(visit.customer_id, stage.doctor, { at: YESTERDAY }));
    expect(earlier.current[46]).toEqual({ O: 'car' });
    expect(earlier.dmf).toMatchObject({ d: 1, m: 0 });
  });

  it('is taken back with a reason, once, and stays to be read', async () => {
    const visit = await seated();
    const { entries } = body(await record(visit, [{ tooth: 11, code: 'cfr' }]), 201);
    const url = `${CHART}/entry/${entries[0]?.id}/batal`;
    expect((await stage.doctor.post(url, { reason: ' ' })).status).toBe(422);
    const after = body(await stage.doctor.post<OdontogramAnswer>(url, { reason: 'Salah gigi' }));
    expect(after.current).toEqual({});
    expect(after.entries).toMatchObject([{ tooth: 11, void_reason: 'Salah gigi' }]);
    expect((await stage.doctor.post(url, { reason: 'Lagi' })).status).toBe(409);
    await expect(
      stage.clinic.database.asOwner('delete from odontogramentries where visit_id = $1', [visit.id]),
    ).rejects.toThrow('never changed or removed');
  });
});

const now = async ({ id }: Visit) => body(await stage.doctor.get<Visit>(`/api/service/visit/${id}`));

describe('the work of a visit', () => {
  const treat = async (visit: Visit, perawatan_id: number, more: Json): Promise<void> => {
    const planned = { visit_id: visit.id, perawatan_id, ...more };
    const treatment = body(await stage.doctor.post<Treatment>('/api/service/visitperawatan', planned), 201);
    body(await act(stage.doctor, 'visitperawatan', treatment, 'selesai'));
  };

  it('is written on the chart at its end, and taken back when it is opened again', async () => {
    const visit = await seated();
    body(await record(visit, [{ tooth: 36, surfaces: ['O'], code: 'car' }]), 201);
    body(await record(visit, [{ tooth: 36, surfaces: ['O'], code: 'cof', layer: 2 }]), 201);
    body(await record(visit, [{ tooth: 47, surfaces: ['D'], code: 'car' }]), 201);
    await treat(visit, filling, { tooth: [36], surfaces: ['O'] });
    await treat(visit, extraction, { tooth: [47] });
    expect(body(await chartOf(visit.customer_id)).current[36]).toEqual({ O: 'car' });
    await writeNote(stage.doctor, visit.id);
    const finished = body(await act(stage.doctor, 'visit', await now(visit), 'selesai'));
    const done = body(await chartOf(visit.customer_id));
    expect(done.current).toEqual({ 36: { O: 'cof' }, 47: { gigi: 'mis' } });
    expect(done.dmf).toEqual({ d: 0, m: 1, f: 1, total: 2 });
    expect(done.entries.filter(({ layer }) => layer === 3)).toMatchObject([
      { tooth: 36, code: 'cof', surfaces: ['O'] },
      { tooth: 47, code: 'mis', sebab: 'karies' },
    ]);
    expect((await record(visit, [{ tooth: 11, code: 'sou' }])).status).toBe(409);

    body(await act(stage.manager, 'visit', finished, 'bukakembali', { reason: 'Salah gigi' }));
    const again = body(await chartOf(visit.customer_id));
    expect(again.current).toEqual({ 36: { O: 'car' }, 47: { D: 'car' } });
    body(await act(stage.doctor, 'visit', await now(visit), 'selesai'));
    expect(body(await chartOf(visit.customer_id)).current).toEqual(done.current);
  });

  it('on a tooth that is gone keeps the visit open', async () => {
    const visit = await seated();
    body(await record(visit, [{ tooth: 36, code: 'mis', sebab: 'lain' }]), 201);
    await treat(visit, filling, { tooth: [36], surfaces: ['O'] });
    await writeNote(stage.doctor, visit.id);
    const refused = await act<Json>(stage.doctor, 'visit', await now(visit), 'selesai');
    expect([refused.status, refused.body['message']]).toEqual([
      422,
      'Gigi 36 tercatat Gigi hilang; perbarui keadaan gigi terlebih dahulu',
    ]);
    expect(await now(visit)).toMatchObject({ status: 2, bill_id: null });
  });

  it('leaves nothing when the visit is cancelled', async () => {
    const visit = await seated();
    body(await record(visit, [{ tooth: 36, code: 'mis', sebab: 'lain' }]), 201);
    await stage.leave(await now(visit));
    expect(body(await chartOf(visit.customer_id, stage.manager)).current).toEqual({});
  });
});

describe('the sheet', () => {
  it('is one for a visit, changed by who has read it, and closed with the visit', async () => {
    const visit = await seated();
    body(await record(visit, [{ tooth: 16, code: 'car', surfaces: ['O'] }]), 201);
    const url = `${CHART}/sheet/${visit.id}`;
    const first = body(await stage.doctor.put<OdontogramAnswer>(url, { occlusi: 'normal', palatum: 'sedang' }));
    expect(first.sheet).toMatchObject({ occlusi: 'normal', d: 1, m: 0, f: 0, version: 1, locked_at: null });
    const late = await stage.nurse.put(url, { occlusi: 'deep' });
    expect([late.status, late.body]).toMatchObject([409, { changed: { name: 'drg. Ratna Puspita, Sp.Ort' } }]);
    const next = body(await stage.nurse.put<OdontogramAnswer>(url, { occlusi: 'deep', version: 1 }));
    expect(next.sheet).toMatchObject({ occlusi: 'deep', palatum: null, version: 2 });
    expect((await stage.doctor.put(url, { occlusi: 'miring', version: 2 })).status).toBe(422);
    await writeNote(stage.doctor, visit.id);
    body(await act(stage.doctor, 'visit', await now(visit), 'selesai'));
    expect(body(await chartOf(visit.customer_id)).sheet?.locked_at).not.toBeNull();
    expect((await stage.doctor.put(url, { occlusi: 'cross', version: 2 })).status).toBe(409);
  });
});

describe('a merged record', () => {
  it('brings its teeth along', async () => {
    const visit = await seated();
    const kept = await newPatient(stage.admin);
    body(await record(visit, [{ tooth: 21, code: 'cfr' }]), 201);
    body(
      await stage.manager.post('/api/service/registration/gabung', {
        from_id: visit.customer_id,
        into_id: kept,
        reason: 'Pasien yang sama',
      }),
    );
    expect(body(await chartOf(kept, stage.manager)).current).toEqual({ 21: { tanda: 'cfr' } });
  });
});

describe('other people', () => {
  it('read where the patient is known, and write in the branch of the visit only', async () => {
    const visit = await seated();
    body(await record(visit, [{ tooth: 21, code: 'cfr' }]), 201);
    const elsewhere = await stage.clinic.as('manager.jkt');
    expect((await chartOf(visit.customer_id, elsewhere)).status).toBe(404);
    await stage.clinic.database.asOwner(
      `insert into customerprofiles (user_id, profile_id) values ($1, (select profile_id from users where username = 'manager.jkt'))`,
      [visit.customer_id],
    );
    const seen = body(await chartOf(visit.customer_id, elsewhere));
    expect(seen.entries).toMatchObject([{ tooth: 21, profiledata: { code: 'BDG' } }]);
    expect((await record(visit, [{ tooth: 21, code: 'sou' }], elsewhere)).status).toBe(404);
    const url = `${CHART}/entry/${seen.entries[0]?.id}/batal`;
    expect((await elsewhere.post(url, { reason: 'Salah' })).status).toBe(404);
  });

  it('do not see the patients of a colleague', async () => {
    const visit = await seated();
    const colleague = await stage.clinic.as('dokter2.bdg');
    expect((await chartOf(visit.customer_id, colleague)).status).toBe(404);
    expect((await record(visit, [{ tooth: 21, code: 'sou' }], colleague)).status).toBe(404);
    expect((await chartOf(await newPatient(stage.admin), stage.nurse)).status).toBe(200);
  });
});
