import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Json } from '../support/app.ts';
import { act, body, idOf, newPatient, openStage, type Stage, type Treatment, type Visit } from './stage.ts';

interface Consent extends Json {
  readonly id: number;
  readonly revision: number;
  readonly body_rendered: string;
  readonly withdrawn: boolean;
}
interface Refused {
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const CONSENT = '/api/service/consent';
const TEMPLATE = '/api/service/consenttemplate';
let stage: Stage;
let signature: string;
/** A treatment that needs a signature, and what is signed. */
let braces: number;
let template: number;
let visit: Visit;

beforeAll(async () => {
  stage = await openStage();
  braces = await idOf(stage.clinic, 'tindakanmedis', 'code', 'ORT-01');
  template = await idOf(stage.clinic, 'consenttemplates', 'code', 'PSJ-02');
  const drawn = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#fff' } })
    .png()
    .toBuffer();
  signature = `data:image/png;base64,${drawn.toString('base64')}`;
  visit = await stage.seated(stage.units[0]);
  await plan(visit);
});
afterAll(() => stage.clinic.close());

const plan = async (at: Visit): Promise<Treatment> =>
  body(
    await stage.doctor.post<Treatment>('/api/service/visitperawatan', { visit_id: at.id, perawatan_id: braces }),
    201,
  );
const sign = (more: Json = {}, by: Client = stage.nurse) =>
  by.post<Consent & Refused>(CONSENT, {
    visit_id: visit.id,
    consenttemplate_id: template,
    perawatan_ids: [braces],
    decision: 'setuju',
    signer: 'pasien',
    signer_name: 'Tamu',
    signature,
    ...more,
  });
const withdraw = (id: number, by: Client = stage.nurse) =>
  by.post<Consent & Refused>(`${CONSENT}/${id}/tarik`, { reason: 'Berubah pikiran' });
const templateOf = (code: string): Promise<number> => idOf(stage.clinic, 'consenttemplates', 'code', code);

describe('a consent', () => {
  it('keeps the text as it was read, who signed, and a seal over both', async () => {
    const signed = body(await sign(), 201);
    expect(signed).toMatchObject({
      type: 'tindakan',
      revision: 1,
      decision: 'setuju',
      perawatan_ids: [braces],
      withdrawn: false,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(signed.body_rendered).toContain('Pasang behel metal');
    expect(signed.body_rendered).toContain('Ratna Puspita');
    expect(signed.body_rendered).not.toMatch(/\{(nama|rm|tindakan|dokter)\}/);
    const [file] = await stage.clinic.database.asOwner<{ mime: string }>(
      'select f.mime from files f join consents c on c.signature_id = f.id where c.id = $1',
      [signed.id],
    );
    expect(file?.mime).toBe('image/webp');
  });

  it('is never changed, not even in the database', async () => {
    const { id } = body(await sign(), 201);
    await expect(
      stage.clinic.database.asOwner('update consents set signer_name = $2 where id = $1', [id, 'Lain']),
    ).rejects.toThrow('never changed');
    expect((await stage.manager.put(`${CONSENT}/${id}`, { version: 1 })).status).toBe(404);
  });

  it('keeps its signatures in the record of the patient: a doctor who does not treat him reads none', async () => {
    const { id } = body(await sign({ witness_name: 'Saksi Satu', witness_signature: signature }), 201);
    const files = await stage.clinic.database.asOwner<{ id: number }>(
      'select f.id from files f join consents c on f.id in (c.signature_id, c.witness_signature_id) where c.id = $1',
      [id],
    );
    expect(files).toHaveLength(2);
    const stranger = await stage.clinic.as('dokter2.bdg');
    for (const file of files) {
      expect((await stranger.get(`/api/files/${file.id}`)).status).toBe(404);
      expect((await stage.doctor.get(`/api/files/${file.id}`)).status).toBe(200);
    }
  });

  it('is on paper with its signature', async () => {
    const { id } = body(await sign({ witness_name: 'Saksi Satu', witness_signature: signature }), 201);
    const { status, headers, bytes } = await stage.doctor.get(`${CONSENT}/${id}/print`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('of a minor is signed by the guardian, whose relation is known', async () => {
    const child = body(
      await stage.admin.post<{ id: number }>('/api/service/registration/storecustomer', {
        name: 'Keysha Almira',
        gender: 1,
        birth_date: '2018-03-04',
        phone: '08123456789',
        wali_name: 'Nurhayati',
        wali_phone: '08123456780',
        force: true,
      }),
      201,
    );
    const seated = await stage.seated(stage.units[1], { customer_id: child.id });
    await plan(seated);
    const own = body(await sign({ visit_id: seated.id }), 422);
    expect(own.message).toBe('Pasien di bawah 18 tahun: persetujuan ditandatangani wali');
    const guardian = { visit_id: seated.id, signer: 'wali', signer_name: 'Nurhayati' };
    expect(body(await sign(guardian), 422).errors).toEqual({ signer_relation: ['Wajib diisi'] });
    body(await sign({ ...guardian, signer_relation: 'Ibu' }), 201);
  });

  it('needs a signature, a treatment of the visit, and the risks where the text asks for them', async () => {
    expect(body(await sign({ signature: '' }), 422).errors).toHaveProperty('signature');
    const broken = `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}`;
    expect(body(await sign({ signature: broken }), 422).errors).toHaveProperty('signature');
    expect(body(await sign({ perawatan_ids: [] }), 422).errors).toEqual({ perawatan_ids: ['Pilih tindakan'] });
    expect(body(await sign({ perawatan_ids: [stage.scaling] }), 422).errors).toHaveProperty('perawatan_ids');
    const risky = { consenttemplate_id: await templateOf('PSJ-03') };
    expect(body(await sign(risky), 422).errors).toEqual({ risiko: ['Wajib diisi'] });
    expect(body(await sign({ ...risky, risiko: 'Mati rasa' }), 201).body_rendered).toContain('Mati rasa');
  });

  it('is not signed for a foreign doctor, another branch or a cancelled visit', async () => {
    expect((await sign({}, await stage.clinic.as('dokter2.bdg'))).status).toBe(404);
    expect((await sign({}, await stage.clinic.as('manager.jkt'))).status).toBe(404);
    const gone = await stage.queued();
    await stage.leave(gone);
    expect((await sign({ visit_id: gone.id })).status).toBe(409);
    const { id } = body(await sign(), 201);
    expect((await (await stage.clinic.as('manager.jkt')).get(`${CONSENT}/${id}`)).status).toBe(404);
    expect((await withdraw(id, await stage.clinic.as('manager.jkt'))).status).toBe(404);
  });

  it('is taken back once, by a row of its own', async () => {
    const { id } = body(await sign({ signer_idcard: '3273014507950002' }, stage.admin), 201);
    const taken = body(await withdraw(id), 201);
    expect(taken).not.toHaveProperty('signer_idcard');
    expect(body(await stage.admin.get(`${CONSENT}/${id}`))).toHaveProperty('signer_idcard');
    expect(body(await stage.nurse.get(`${CONSENT}/${id}`))).not.toHaveProperty('signer_idcard');
    expect(taken).toMatchObject({ withdraws_id: id, withdraw_reason: 'Berubah pikiran', decision: 'menolak' });
    expect(body(await stage.nurse.get<Consent>(`${CONSENT}/${id}`)).withdrawn).toBe(true);
    expect(body(await withdraw(id), 409).message).toBe('Persetujuan sudah dicabut');
    expect((await withdraw(taken.id)).status).toBe(409);
  });
});

describe('the end of a visit', () => {
  const MISSING = 'Persetujuan tindakan untuk Pasang behel metal belum ditandatangani';

  it('waits for the consent of what was done', async () => {
    const seated = await stage.noted(await stage.seated(stage.units[2]));
    body(await act(stage.doctor, 'visitperawatan', await plan(seated), 'selesai'));
    const finish = async () => {
      const now = body(await stage.doctor.get<Visit>(`/api/service/visit/${seated.id}`));
      return act<Visit & Refused>(stage.doctor, 'visit', now, 'selesai');
    };
    expect(body(await finish(), 422).message).toBe(MISSING);
    body(await sign({ visit_id: seated.id, decision: 'menolak' }), 201);
    expect(body(await finish(), 422).message).toBe(MISSING);
    const { id } = body(await sign({ visit_id: seated.id }), 201);
    body(await withdraw(id), 201);
    expect(body(await finish(), 422).message).toBe(MISSING);
    body(await sign({ visit_id: seated.id }), 201);
    expect(body(await finish()).status).toBe(3);
  });
});

describe('a consent to show photos', () => {
  it('is noted on the record until it is taken back', async () => {
    const customer_id = await newPatient(stage.admin);
    const booked = await stage.queued({ customer_id });
    const mayShow = async () => {
      const [row] = await stage.clinic.database.asOwner<{ isfotopublikasi: boolean }>(
        'select isfotopublikasi from rekammedis where customer_id = $1',
        [customer_id],
      );
      return row?.isfotopublikasi;
    };
    expect(await mayShow()).toBe(false);
    const more = { visit_id: booked.id, perawatan_ids: [], consenttemplate_id: await templateOf('PSJ-05') };
    const { id } = body(await sign(more), 201);
    expect(await mayShow()).toBe(true);
    body(await withdraw(id), 201);
    expect(await mayShow()).toBe(false);
  });
});

describe('a template', () => {
  it('gets another revision once its text was signed, and keeps it while nobody has', async () => {
    const made = body(
      await stage.manager.post<Consent & { version: number }>(TEMPLATE, {
        code: 'UJI-01',
        title: 'Uji',
        type: 'umum',
        body: 'Saya {nama}',
        status: 1,
      }),
      201,
    );
    const rewrite = (version: number, text: string) =>
      stage.manager.put<Consent & { version: number }>(`${TEMPLATE}/${made.id}`, { version, body: text });
    const second = body(await rewrite(made.version, 'Saya, {nama}, setuju'));
    expect(second.revision).toBe(1);
    const signed = body(await sign({ consenttemplate_id: made.id, perawatan_ids: [] }), 201);
    const third = body(await rewrite(second.version, 'Lain'));
    expect(third.revision).toBe(2);
    expect(body(await stage.nurse.get<Consent>(`${CONSENT}/${signed.id}`)).body_rendered).toContain('setuju');
    expect(body(await rewrite(third.version, 'Lain')).revision).toBe(2);
    expect((await stage.manager.delete(`${TEMPLATE}/${made.id}`)).status).toBe(409);
  });
});
