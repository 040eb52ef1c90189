import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankTooth } from '../../src/resources/service/perio.ts';
import type { PerioAnswer } from '../../src/resources/service/perio-answer.ts';
import type { Client, Json } from '../support/app.ts';
import { wordsOn } from '../support/pdf.ts';
import { act, body, newPatient, openStage, type Stage, type Visit } from './stage.ts';

const PERIO = '/api/service/perio';
type Seated = Visit & { readonly customer_id: number };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.clinic.close());

let unit = 0;
const seated = async (): Promise<Seated> => {
  unit += 1;
  const [made] = await stage.clinic.database.asOwner<{ id: number }>(
    `insert into units (profile_id, code, name) values (1, $1, $1) returning id`,
    [`G${unit}`],
  );
  return (await stage.seated(made?.id)) as Seated;
};
const teeth = (depth: number) => ({ teeth: { 16: { ...blankTooth(16), pd: Array<number>(6).fill(depth) } } });
const record = (visit: { id: number }, more: Json, by: Client = stage.doctor) =>
  by.post<PerioAnswer & { message: string }>(PERIO, { visit_id: visit.id, kind: 'perio', version: 0, ...more });
const perioOf = (customer: number, by: Client = stage.doctor) =>
  by.get<PerioAnswer>(PERIO, { query: { customer: String(customer) } });

describe('an examination', () => {
  it('is kept as versions, each with who and when', async () => {
    const visit = await seated();
    body(await record(visit, { findings: teeth(5) }), 201);
    const { exams } = body(await record(visit, { findings: teeth(4), version: 1 }, stage.manager), 201);
    expect(exams).toMatchObject([
      {
        exam_version: 1,
        kind: 'perio',
        recorderdata: { code: 'dokter.bdg' },
        findings: { teeth: { 16: { pd: [5, 5, 5, 5, 5, 5] } } },
      },
      {
        exam_version: 2,
        recorderdata: { code: 'manager.bdg' },
        findings: { teeth: { 16: { pd: [4, 4, 4, 4, 4, 4] } } },
      },
    ]);
    expect(body(await perioOf(visit.customer_id)).exams).toEqual(exams);
    const owner = stage.clinic.database.asOwner;
    await expect(owner('update perioexams set exam_version = 9')).rejects.toThrow('never changed');
    await expect(owner('delete from perioexams')).rejects.toThrow('never changed');
  });

  it('of a colleague is not written over: two at once leave one version', async () => {
    const visit = await seated();
    const both = await Promise.all([
      record(visit, { findings: teeth(3) }),
      record(visit, { findings: teeth(4) }, stage.manager),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({
      changed: { name: expect.any(String) as string, at: expect.any(String) as string },
    });
    expect(body(await perioOf(visit.customer_id)).exams).toHaveLength(1);
  });

  it('of each kind stands by itself, and the odontogram says which teeth are there', async () => {
    const visit = await seated();
    const score = { debris: 1, calculus: 0 };
    const scores = [{ tooth: 17, ...score }, null, null, null, { tooth: 41, ...score }, null];
    body(await record(visit, { kind: 'ohis', findings: { scores } }), 201);
    body(await record(visit, { kind: 'plak', findings: { teeth: { 11: ['M', 'M'], 12: [] } } }), 201);
    const entries = [
      { tooth: 46, code: 'mis', sebab: 'karies' },
      { tooth: 36, code: 'mis', sebab: 'lain' },
      { tooth: 36, code: 'ipx' },
    ];
    body(await stage.doctor.post('/api/service/odontogram', { visit_id: visit.id, entries }), 201);
    const { exams, absent, implants } = body(await perioOf(visit.customer_id));
    expect(exams.map(({ kind, exam_version }) => [kind, exam_version])).toEqual([
      ['ohis', 1],
      ['plak', 1],
    ]);
    expect(exams[1]?.findings).toEqual({ teeth: { 11: ['M'], 12: [] } });
    expect({ absent, implants }).toEqual({ absent: [46], implants: [36] });
  });

  it.each([
    ['a depth beyond a probe', { findings: teeth(21) }],
    ['a tooth that nobody has', { findings: { teeth: { 19: blankTooth(18) } } }],
    ['a milk tooth', { findings: { teeth: { 55: blankTooth(15) } } }],
    ['a furcation of a front tooth', { findings: { teeth: { 11: { ...blankTooth(11), furcation: [1] } } } }],
    ['five points', { findings: { teeth: { 11: { ...blankTooth(11), pd: [1, 1, 1, 1, 1] } } } }],
    [
      'a substitute of another place',
      { kind: 'ohis', findings: { scores: [{ tooth: 26, debris: 0, calculus: 0 }, null, null, null, null, null] } },
    ],
    [
      'a score of four',
      { kind: 'ohis', findings: { scores: [{ tooth: 16, debris: 4, calculus: 0 }, null, null, null, null, null] } },
    ],
    ['a chewing surface in the plaque record', { kind: 'plak', findings: { teeth: { 16: ['O'] } } }],
    ['findings of another kind', { kind: 'plak', findings: teeth(3) }],
  ])('with %s is refused', async (_, more) => {
    expect((await record({ id: 1 }, more)).status).toBe(422);
  });

  it('stands with what it comes to in the printed record, each by its newest version', async () => {
    const visit = await seated();
    body(await record(visit, { findings: teeth(9) }), 201);
    body(await record(visit, { findings: teeth(5), version: 1 }), 201);
    const scored = (tooth: number) => ({ tooth, debris: 2, calculus: 1 });
    const scores = [scored(16), null, null, null, scored(31), null];
    body(await record(visit, { kind: 'ohis', findings: { scores } }), 201);
    const path = `/api/service/rekammedis/${visit.customer_id}/resume`;
    const { id } = body(await stage.doctor.post<{ id: number }>(path, { reason: 'Rujukan' }), 201);
    const text = wordsOn((await stage.doctor.get(path, { query: { cetak: String(id) } })).bytes);
    for (const said of ['PEMERIKSAANPERIODONTAL', 'PDrata-rata5,0mm', 'PD>=4mm:6,>=6mm:0', 'OHI-S3,0:sedang'])
      expect(text).toContain(said);
    expect(text).not.toContain('PDrata-rata9,0mm');
  });

  it('is closed with its visit, and open again with it', async () => {
    const visit = await stage.noted(await stage.scaled(await seated()));
    body(await record(visit, { findings: teeth(3) }), 201);
    const ended = body(
      await act(
        stage.doctor,
        'visit',
        body(await stage.doctor.get<Visit>(`/api/service/visit/${visit.id}`)),
        'selesai',
      ),
    );
    expect((await record(visit, { findings: teeth(4), version: 1 })).status).toBe(409);
    body(await act(stage.manager, 'visit', ended, 'bukakembali', { reason: 'Salah catat' }));
    body(await record(visit, { findings: teeth(4), version: 1 }), 201);
  });
});

describe('who may', () => {
  it('write it are those at the chair of its branch', async () => {
    const visit = await seated();
    const elsewhere = await stage.clinic.as('manager.jkt');
    expect((await record(visit, { findings: teeth(3) }, elsewhere)).status).toBe(404);
    expect((await perioOf(visit.customer_id, elsewhere)).status).toBe(404);
    const { exams } = body(await record(visit, { findings: teeth(3) }), 201);
    const print = `${PERIO}/${exams[0]?.id}/print`;
    expect((await elsewhere.get(print)).status).toBe(404);
    for (const role of ['finance.bdg', 'inventory.bdg']) {
      const who = await stage.clinic.as(role);
      expect([
        (await record(visit, { findings: teeth(3) }, who)).status,
        (await perioOf(visit.customer_id, who)).status,
      ]).toEqual([403, 403]);
      expect((await who.get(print)).status).toBe(403);
    }
    const colleague = await stage.clinic.as('dokter2.bdg');
    expect((await perioOf(await newPatient(stage.admin), colleague)).status).toBe(404);
  });

  it('print it get a PDF', async () => {
    const visit = await seated();
    const { exams } = body(await record(visit, { findings: teeth(3) }), 201);
    const answer = await stage.nurse.get(`${PERIO}/${exams[0]?.id}/print`);
    expect(answer.status).toBe(200);
  });
});
