// Files for the tax portal through the real application (docs/decisions/0059): only of a month that is over and remitted, by our own
// schema, to the rupiah, and the same bytes for ever; and the paper of what was withheld, for finance and for himself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { taxXml } from '../../server/usecases/finance/tax/tax-xml.ts';
import { body, today } from '../service/stage.ts';
import { wordsOn } from '../support/pdf.ts';
import { openSlips, type Slips, type Tax } from './slip-stage.ts';
import { textsOf, wrongIn } from './tax-xml.ts';

type TaxFile = AnswerOf<'finance.pph.ekspor'>;
type Shown = AnswerOf<'finance.pph.berkas'>;

const NPWP = '0123456789012000';
const NTPN = '0A1B2C3D4E5F6G7H';
const PATH = '/api/finance/pph/berkas';
const masa = addMonths(`${today().slice(0, 7)}-01`, -1);
const query = { kind: 'pph_doctor', masa };

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
  for (const part of [2_550_000, 1_275_000]) {
    await at.pay(await at.billed(), part);
    body(await at.slip(at.whole(await at.open())), 201);
  }
  // They look at it a month later.
  await at.clinic.database.asOwner(`update pphs set masa = $1, withheld_at = $2`, [masa, addDays(masa, 19)]);
});
afterAll(() => at.clinic.close());

const make = (more: object = {}, by = at.books) => by.post<TaxFile>(PATH, { ...query, ...more });
const show = async (): Promise<Shown> => body(await at.books.get<Shown>(PATH, { query }));
const bytesOf = async ({ id }: TaxFile): Promise<string> => {
  const { status, bytes } = await at.books.get(`${PATH}/${id}/xml`);
  expect(status).toBe(200);
  return Buffer.from(bytes).toString('utf8');
};
const profile = (more: object) => ({
  actor_type: 'doctor',
  actor_id: at.doctorId,
  kategori: 'bukan_pegawai',
  nik: '3273011203850001',
  ...more,
});
const payable = async (): Promise<number> => {
  const [row] = await at.clinic.database.asOwner<{ owed: number }>(
    `select sum(amount)::int as owed from pphs where masa = $1 and kind = 'pph_doctor' and status <> -1`,
    [masa],
  );
  return row?.owed ?? 0;
};

describe('a file', () => {
  it('is made of no month that is not remitted, or not over, and of no other kind', async () => {
    expect(await show()).toMatchObject({ form: 'bp21', version: 4, over: true, closed: false, unpaid: 2, file: null });
    const message = `Masa ${masa.slice(5, 7)}-${masa.slice(0, 4)} belum ditutup: 2 PPh belum disetor`;
    expect(await make()).toMatchObject({ status: 409, body: { message } });
    expect(await make({ masa: `${today().slice(0, 7)}-01` })).toMatchObject({ status: 409 });
    expect((await make({ kind: 'pph_investor' })).status).toBe(422);
    expect((await make({}, await at.clinic.as('admin.bdg'))).status).toBe(403);
  });

  it('is remitted once, whoever asks together', async () => {
    const ids = (await at.taxes()).map(({ id }) => id);
    const setor = { kind: 'pph_doctor', masa, ids, paymentmethod_id: at.bank, ntpn: NTPN, setor_at: today() };
    const both = await Promise.all([1, 2].map(() => at.books.post('/api/finance/pph/setor', setor)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    await at.expectHolding();
  });

  it('is refused with line and element while something is missing', async () => {
    const refused = await make();
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('3 kekurangan'),
      errors: {
        '0.TIN': ['Cabang: NPWP cabang wajib 16 angka'],
        '0.IDPlaceOfBusinessActivity': ['Cabang: NITKU cabang wajib 22 angka'],
        '1.StatusTaxExemption': [expect.stringMatching(/^Baris 1 .+: Status PTKP wajib diisi/)],
      },
    });
    expect((await show()).faults).toHaveLength(3);
    await at.clinic.database.asOwner('update profiles set npwp = $1, nitku = $2 where id = 1', [NPWP, `${NPWP}000000`]);
    body(await at.books.put('/api/finance/actorpajak', profile({ ptkp: 'K/1' })));
    expect((await show()).faults).toEqual([]);
  });

  it('has one line a doctor, by the schema, and comes to what was owed', async () => {
    const answers = await Promise.all([make(), make()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 201]);
    const [file] = answers.map(({ body: made }) => made);
    if (!file) throw new Error('No file was made.');
    const xml = await bytesOf(file);
    expect(await wrongIn('bp21', xml)).toEqual([]);
    expect(textsOf(xml, 'CounterpartTin')).toEqual(['3273011203850001']);
    expect(textsOf(xml, 'IDPlaceOfBusinessActivityOfIncomeRecipient')).toEqual(['3273011203850001000000']);
    expect(textsOf(xml, 'DocumentNumber')[0]).toMatch(/^PH\/BDG\//);
    const [gross, deemed, rate] = ['Gross', 'Deemed', 'Rate'].map((name) => Number(textsOf(xml, name)[0]));
    const dpp = Math.round(((gross ?? 0) * (deemed ?? 0)) / 100);
    expect(Math.round((dpp * (rate ?? 0)) / 100)).toBe(await payable());
    expect(file).toMatchObject({ line_count: 1, gross_amount: gross, pph_amount: await payable(), current: true });
  });

  it('comes out byte by byte as it was, whatever profiles say by then', async () => {
    const { file } = await show();
    if (!file) throw new Error('No file was made.');
    const before = await bytesOf(file);
    body(await at.books.put('/api/finance/actorpajak', profile({ nik: '3273011203850077', ptkp: 'TK/3' })));
    await at.clinic.database.asOwner(`update profiles set npwp = '9999999999999999' where id = 1`);
    const again = body(await make());
    expect(again).toEqual(file);
    expect(await bytesOf(again)).toBe(before);
    await at.clinic.database.asOwner('update profiles set npwp = $1 where id = 1', [NPWP]);
  });

  it('is made anew where the portal refused it; the old one stays', async () => {
    const { file } = await show();
    const next = body(await make({ again: true }), 201);
    expect(next.revision).toBe(1);
    const xml = await bytesOf(next);
    expect(textsOf(xml, 'CounterpartTin')).toEqual(['3273011203850077']);
    expect(textsOf(xml, 'StatusTaxExemption')).toEqual(['TK/3']);
    expect(textsOf(await bytesOf(file ?? next), 'StatusTaxExemption')).toEqual(['K/1']);
  });

  it('is of its branch alone', async () => {
    const { file } = await show();
    const jakarta = await at.clinic.as('finance.jkt');
    expect((await jakarta.get(`${PATH}/${file?.id}/xml`)).status).toBe(404);
    expect(body(await jakarta.get<Shown>(PATH, { query }))).toMatchObject({ lines: [], file: null });
    expect((await jakarta.post(PATH, query)).status).toBe(422);
  });

  it('blocks a month below nothing, and leaves out who comes to nothing', async () => {
    const { database } = at.clinic;
    await database.asOwner('update pphs set bruto_amount = -bruto_amount, amount = 0');
    expect((await show()).faults).toMatchObject([
      { line: 1, field: 'Gross' },
      { line: 1, field: 'Rate' },
    ]);
    expect((await make({ again: true })).status).toBe(422);
    await database.asOwner('update pphs set bruto_amount = 0');
    expect((await show()).lines).toEqual([]);
    expect((await make({ again: true })).body).toMatchObject({
      message: expect.stringContaining('Tidak ada yang dilaporkan'),
    });
  });
});

describe('the paper of what was withheld', () => {
  const number = '2602000123';
  it('has a number first, that of all that was withheld of him in the month', async () => {
    await at.clinic.database.asOwner('update pphs set bruto_amount = 2500000, dpp_amount = 1250000, amount = 62500');
    const [first, second] = await at.taxes();
    const print = `/api/finance/pph/${first?.id}/print`;
    expect(await at.books.get(print)).toMatchObject({ status: 409 });
    const told = { version: first?.version, bukti_potong_no: number };
    body(await at.books.post<Tax>(`/api/finance/pph/${first?.id}/lapor`, told));
    expect((await at.taxes()).map(({ status }) => status)).toEqual([2, 2]);
    for (const id of [first?.id, second?.id]) {
      const words = wordsOn((await at.books.get(`/api/finance/pph/${id}/print`)).bytes);
      for (const part of [
        number,
        '3273011203850077',
        NPWP,
        '21-100-07',
        'Rp5.000.000',
        'Rp2.500.000',
        'Rp125.000',
        NTPN,
      ])
        expect(words).toContain(part);
    }
  });

  it('is his, and nobody else’s', async () => {
    const himself = await at.clinic.as('dokter.bdg');
    const mine = body(
      await himself.get<AnswerOf<'finance.myincome'>>('/api/finance/myincome', {
        query: { start_date: masa, end_date: today() },
      }),
    );
    expect(mine.taxes).toMatchObject([{ masa, amount: 125_000, bukti_potong_no: number }]);
    const path = `/api/finance/myincome/buktipotong/${mine.taxes[0]?.id}/print`;
    expect(wordsOn((await himself.get(path)).bytes)).toContain(number);
    expect((await at.books.get(path)).status).toBe(200);
    for (const [who, status] of [
      ['dokter2.bdg', 404],
      ['investor', 404],
      ['finance.jkt', 404],
      ['admin.bdg', 403],
    ] as const)
      expect((await (await at.clinic.as(who)).get(path)).status, who).toBe(status);
    expect((await himself.get(`/api/finance/pph/${mine.taxes[0]?.id}/print`)).status).toBe(403);
  });
});

describe('our schema', () => {
  const head = {
    form: 'bppu',
    masa: '2026-02-01',
    tin: NPWP,
    nitku: `${NPWP}000000`,
    today: '2026-03-12',
    highest: 35,
  } as const;
  const line = {
    actor_name: 'Lab Gigi Prima',
    tin: '0987654321098000',
    nitku: null,
    ptkp: null,
    certificate: null,
    object: { code: '24-104-45', form: 'bppu', rate: 2, dpp_percent: 100, valid: true },
    gross: 5_000_000,
    amount: 100_000,
    withheld_at: '2026-02-20',
    paper: { kind: 'PaymentProof', number: 'PH/BDG/2026/1 & <2>', date: '2026-02-20' },
  } as const;
  const xml = taxXml(head, [line, { ...line, tin: '0987654321098111' }]);

  it('takes BPPU, with what nobody tells as nothing and every sign escaped', async () => {
    expect(await wrongIn('bppu', xml)).toEqual([]);
    expect(xml).toContain('<?xml version="1.0" encoding="UTF-8"?>');
    expect(xml).toMatch(/<SP2DNumber xsi:nil="true"\s*\/>/);
    expect(textsOf(xml, 'DocumentNumber')[0]).toBe('PH/BDG/2026/1 &amp; &lt;2&gt;');
    expect([textsOf(xml, 'TaxBase')[0], textsOf(xml, 'Rate')[0]]).toEqual(['5000000', '2']);
  });
  it.each([
    [
      'another order',
      (text: string) =>
        text.replace(/(<TaxPeriodMonth>.*?<\/TaxPeriodMonth>)\s*(<TaxPeriodYear>.*?<\/TaxPeriodYear>)/, '$2$1'),
    ],
    ['an element that is missing', (text: string) => text.replace(/<GovTreasurerOpt>.*?<\/GovTreasurerOpt>/, '')],
    ['an element too much', (text: string) => text.replace('</Bpu>', '<Note>x</Note></Bpu>')],
    ['a word that is none', (text: string) => text.replace('PaymentProof', 'Kwitansi')],
    ['a comma in a number', (text: string) => text.replace('<Rate>2<', '<Rate>2,5<')],
    ['a day in another form', (text: string) => text.replace('2026-02-20', '20-02-2026')],
    ['a number of 15 digits', (text: string) => text.replace('0987654321098000', '098765432109800')],
  ])('refuses %s', async (_, broken) => {
    expect(broken(xml)).not.toBe(xml);
    expect(await wrongIn('bppu', broken(xml))).not.toEqual([]);
  });
});
