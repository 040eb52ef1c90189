// PPN counts where the branch is a PKP (finance.md 6.1, 7a): out of prices, and back from what vendors charged.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { act, body, openStage, type Stage, today } from '../service/stage.ts';
import { wordsOn } from '../support/pdf.ts';
import { accountIds } from './account.ts';
import { type Desk, openDesk } from './credit-stage.ts';
import { journalsOf, linesOf, methodIds } from './draft.ts';
import { becomePkp, ceasePkp, changeBranch, NPWP } from './pkp.ts';

let stage: Stage;
let at: Desk;
let ppn: number;
let akun: Readonly<Record<string, number>>;
let scaling: { readonly id: number; readonly version: number };
const TREATMENT = '/api/service/tindakanmedis';
beforeAll(async () => {
  stage = await openStage();
  at = await openDesk(stage.clinic);
  akun = await accountIds(stage.clinic);
  const { data } = body(await at.manager.get<{ data: { id: number }[] }>('/api/finance/pajak?kind=ppn'));
  ppn = data[0]?.id ?? 0;
  const [row] = await stage.clinic.database.asOwner<typeof scaling>(
    'select id, version from tindakanmedis where id = $1',
    [(await billOf(await finished())).lines.find(({ kind }) => kind === 1)?.perawatan_id],
  );
  if (!row) throw new Error('There is no treatment.');
  scaling = row;
});
afterAll(() => stage.clinic.close());

interface Line {
  readonly kind: number;
  readonly perawatan_id: number | null;
  readonly net_amount: number;
  readonly tax_rate: number;
  readonly tax_amount: number;
  readonly pajak_id: number | null;
}
const finished = async (): Promise<number> => {
  const visit = await stage.noted(await stage.scaled(await stage.seated(stage.units[0])));
  return body(await act(stage.doctor, 'visit', visit, 'selesai')).bill_id ?? 0;
};
const billOf = async (id: number) =>
  body(await at.manager.get<{ tax_amount: number; total_amount: number; lines: Line[] }>(`/api/finance/bill/${id}`));
const treatmentLine = async (id: number) => (await billOf(id)).lines.find(({ kind }) => kind === 1);

describe('a branch', () => {
  it('is a PKP with its number only', async () => {
    const refused = await changeBranch(stage.clinic, { pkp_since: today() });
    expect([refused.status, refused.body['message']]).toEqual([422, 'Cabang PKP wajib memiliki NPWP']);
    expect((await changeBranch(stage.clinic, { npwp: '12-3', pkp_since: today() })).status).toBe(422);
    await becomePkp(stage.clinic);
    expect((await at.desk.get('/api/profile/1')).body).toMatchObject({ npwp: NPWP, pkp_since: '2020-01-01' });
    await ceasePkp(stage.clinic);
  });
});

describe('a treatment whose price includes PPN', () => {
  it('names a tax of that kind', async () => {
    const { data } = body(await at.manager.get<{ data: { id: number }[] }>('/api/finance/pajak?kind=pph_23'));
    const path = `${TREATMENT}/${scaling.id}`;
    expect((await at.manager.put(path, { version: scaling.version, pajak_id: data[0]?.id })).status).toBe(422);
    const named = body(await at.manager.put(path, { version: scaling.version, pajak_id: ppn }));
    expect(named).toMatchObject({ pajak_id: ppn });
  });

  it('is billed without it where the branch is no PKP', async () => {
    expect(await treatmentLine(await finished())).toMatchObject({ pajak_id: null, tax_rate: 0, tax_amount: 0 });
  });

  it('owes it to the tax office where the branch is one, and says so on paper', async () => {
    await becomePkp(stage.clinic);
    const id = await finished();
    const line = await treatmentLine(id);
    const net = line?.net_amount ?? 0;
    const tax = Math.round((net * 11) / 111);
    expect(net).toBeGreaterThan(0);
    expect(line).toMatchObject({ pajak_id: ppn, tax_rate: 11, tax_amount: tax });
    body(await at.verb(at.desk, id, 'issue'));
    const { tax_amount, total_amount } = await billOf(id);
    expect(tax_amount).toBe(tax);
    const [journal] = await journalsOf(stage.clinic, 'bill', id);
    const lines = await linesOf(stage.clinic, journal ?? 0);
    expect(lines).toContainEqual(['1-1201', total_amount]);
    expect(lines).toContainEqual(['2-1411', -tax]);
    const words = wordsOn((await at.desk.get(`/api/finance/bill/${id}/print`)).bytes);
    for (const part of [`NPWP${NPWP}`, '(PPN11%)', 'TermasukPPN']) expect(words).toContain(part);
    await ceasePkp(stage.clinic);
    const plain = wordsOn((await at.desk.get(`/api/finance/bill/${id}/print`)).bytes);
    expect(plain).not.toContain('NPWP');
  });

  it('is not billed at a rate that has ended', async () => {
    await becomePkp(stage.clinic);
    const ended = (day: string | null) =>
      stage.clinic.database.asOwner('update pajaks set valid_to = $2 where id = $1', [ppn, day]);
    await ended(addDays(today(), -1));
    const visit = await stage.noted(await stage.scaled(await stage.seated(stage.units[1])));
    const refused = await act(stage.doctor, 'visit', visit, 'selesai');
    expect([refused.status, refused.body['message']]).toEqual([
      422,
      expect.stringMatching(/^PPN .+ tidak memiliki tarif yang berlaku pada .+\. Perbarui master Pajak$/),
    ]);
    await stage.clinic.database.asOwner(
      `insert into pajaks (code, name, kind, method, rate, dpp_percent, no_npwp_percent, akun_id, valid_from)
       select code, 'PPN 12%', kind, method, 12, dpp_percent, no_npwp_percent, akun_id, $2 from pajaks where id = $1`,
      [ppn, today()],
    );
    const done = body(await act(stage.doctor, 'visit', visit, 'selesai'));
    expect(await treatmentLine(done.bill_id ?? 0)).toMatchObject({ tax_rate: 12 });
    await stage.clinic.database.asOwner('delete from bill_lines where pajak_id = (select max(id) from pajaks)');
    await ended(null);
    await ceasePkp(stage.clinic);
  });
});

describe('the PPN of an expense', () => {
  const spend = async (more: object = {}) => {
    const methods = await methodIds(stage.clinic);
    const { id } = body(
      await at.manager.post<{ id: number }>('/api/finance/biaya', {
        transaction_at: today(),
        payee: 'Toko Sinar',
        paymentmethod_id: methods['Transfer BCA'],
        details: [{ akun_id: akun['6-1301'], amount: 111_000, pajak_id: ppn }],
        ...more,
      }),
      201,
    );
    const [journal] = await journalsOf(stage.clinic, 'biaya', id);
    return linesOf(stage.clinic, journal ?? 0);
  };
  const COST = [
    ['6-1301', 111_000],
    ['1-1111', -111_000],
  ];
  const CREDITED = [
    ['1-1501', 11_000],
    ['6-1301', 100_000],
    ['1-1111', -111_000],
  ];

  it('is cost where the branch is no PKP, and PPN Masukan from the day that it is one', async () => {
    expect(await spend()).toEqual(COST);
    await becomePkp(stage.clinic, today());
    expect(await spend()).toEqual(CREDITED);
    expect(await spend({ transaction_at: addDays(today(), -1) })).toEqual(COST);
    await ceasePkp(stage.clinic);
  });

  it('is so on a vendor’s invoice too, which says what of it was PPN', async () => {
    const vendor = body(
      await at.manager.post<{ id: number }>('/api/inventory/vendor', {
        code: 'V-PKP',
        name: 'PT Pemungut',
        is_pkp: true,
        term_days: 14,
        status: 1,
      }),
      201,
    );
    const book = async (invoice_no: string) => {
      const draft = body(
        await at.manager.post<{ id: number; version: number }>('/api/finance/biayainvoice', {
          vendor_id: vendor.id,
          invoice_no,
          invoice_date: today(),
          due_date: today(),
          details: [{ akun_id: akun['6-1301'], amount: 111_000, pajak_id: ppn }],
        }),
        201,
      );
      expect(draft).toMatchObject({ tax_amount: 11_000, total_amount: 111_000 });
      body(await at.manager.post(`/api/finance/biayainvoice/${draft.id}/post`, { version: draft.version }));
      const [journal] = await journalsOf(stage.clinic, 'biayainvoice', draft.id);
      return linesOf(stage.clinic, journal ?? 0);
    };
    expect(await book('A-1')).toEqual([
      ['6-1301', 111_000],
      ['2-1102', -111_000],
    ]);
    await becomePkp(stage.clinic);
    expect(await book('A-2')).toEqual([
      ['1-1501', 11_000],
      ['6-1301', 100_000],
      ['2-1102', -111_000],
    ]);
    expect(await at.verified()).toEqual([]);
  });
});
