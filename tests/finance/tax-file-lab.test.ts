// The file of PPh 23 through the real application (docs/decisions/0059): what a real order to a laboratory withheld, from its fee to BPPU.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { body, idOf, today } from '../service/stage.ts';
import { linesOf } from './draft.ts';
import { openSlips, type Slip, type Slips } from './slip-stage.ts';
import { textsOf, wrongIn } from './tax-xml.ts';

const NPWP = '0123456789012000';
const LAB_NPWP = '0987654321098000';
const PATH = '/api/finance/pph/berkas';
const masa = addMonths(`${today().slice(0, 7)}-01`, -1);
const query = { kind: 'pph_23', masa };

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
  await at.clinic.database.asOwner('update profiles set npwp = $1, nitku = $2 where id = 1', [NPWP, `${NPWP}000000`]);
});
afterAll(() => at.clinic.close());

it('reports the laboratory by its object, 2 % of its fee, once the month is remitted', async () => {
  const laboratory = await idOf(at.clinic, 'laboratoriums', 'name', 'Lab Gigi Prima');
  const lab = { actor_type: 'laboratorium', actor_id: laboratory };
  const pajak_id = await idOf(at.clinic, 'pajaks', 'code', 'PPH23');
  body(await at.books.put('/api/finance/actorpajak', { ...lab, kategori: 'badan', npwp: LAB_NPWP, pajak_id }));
  await at.pay(await at.billed(true), 2_550_000);
  const [fee] = await at.rows<Slip>('/api/finance/labfee', { status: '0' });
  const confirmed = { version: fee?.version, amount: 600_000, invoice_no: 'LGP/7' };
  body(await at.books.post(`/api/finance/labfee/${fee?.id}/confirm`, confirmed));
  const slip = body(await at.slip(at.whole(await at.open('laboratorium', laboratory)), lab), 201);
  expect(slip).toMatchObject({ gross_amount: 600_000, pph_amount: 12_000, net_amount: 588_000 });
  expect(await linesOf(at.clinic, slip.journal_id)).toEqual([
    ['2-1202', 600_000],
    ['1-1111', -588_000],
    ['2-1405', -12_000],
  ]);
  // They look at it a month later.
  await at.clinic.database.asOwner('update pphs set masa = $1, withheld_at = $2', [masa, addDays(masa, 19)]);
  expect((await at.books.post(PATH, query)).status).toBe(409);
  const owed = await at.rows<Slip>('/api/finance/pph', { kind: 'pph_23' });
  const setor = { ...query, ids: owed.map(({ id }) => id), paymentmethod_id: at.bank, setor_at: today() };
  body(await at.books.post('/api/finance/pph/setor', { ...setor, ntpn: '0A1B2C3D4E5F6G7H' }), 201);

  const made = body(await at.books.post<AnswerOf<'finance.pph.ekspor'>>(PATH, query), 201);
  expect(made).toMatchObject({ line_count: 1, gross_amount: 600_000, pph_amount: 12_000 });
  const xml = Buffer.from((await at.books.get(`${PATH}/${made.id}/xml`)).bytes).toString('utf8');
  expect(await wrongIn('bppu', xml)).toEqual([]);
  const told = Object.fromEntries(
    ['CounterpartTin', 'TaxObjectCode', 'TaxBase', 'Rate', 'DocumentNumber', 'WithholdingDate'].map((name) => [
      name,
      textsOf(xml, name)[0],
    ]),
  );
  expect(told).toEqual({
    CounterpartTin: LAB_NPWP,
    TaxObjectCode: '24-104-45',
    TaxBase: '600000',
    Rate: '2',
    DocumentNumber: slip.code,
    WithholdingDate: addDays(masa, 19),
  });
  await at.expectHolding();
});
