// What is issued and what is written off, line by line (finance.md 6.1, 6.11, 7a).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app.ts';
import { type Desk, openDesk, PAY, refused } from './credit-stage.ts';
import { becomePkp, ceasePkp } from './pkp.ts';
import { draftBill, journalsOf, linesOf, type DraftLine } from './draft.ts';

let clinic: TestApp;
let at: Desk;
beforeAll(async () => {
  clinic = await testApp();
  at = await openDesk(clinic);
});
afterAll(() => clinic.close());

describe('what is issued', () => {
  const issue = async (lines: readonly DraftLine[]) => {
    const draft = await draftBill(clinic, lines);
    await at.verb(at.desk, draft.id, 'issue');
    const [journal] = await journalsOf(clinic, 'bill', draft.id);
    return { id: draft.id, lines: await linesOf(clinic, journal ?? 0) };
  };
  const issuedLines = async (lines: readonly DraftLine[]) => (await issue(lines)).lines;

  it('of a package is not earned yet (WE3)', async () => {
    const { id, lines } = await issue([{ name: 'Paket', qty: 1, price: 7_500_000, akun: '4-1201', kind: 4 }]);
    expect(lines).toEqual([
      ['1-1201', 7_500_000],
      ['2-1502', -7_500_000],
    ]);
    // No sale with slots stands behind it, which the verification would find.
    expect((await at.verb(at.manager, id, 'void', { reason: 'Hanya uji' })).status).toBe(200);
  });

  it('holds the PPN inside its price (WE1)', async () => {
    const product = { name: 'Sikat gigi', qty: 1, price: 111_000, akun: '4-1302', kind: 2, ppn: true } as const;
    await becomePkp(clinic);
    expect(await issuedLines([product])).toEqual([
      ['1-1201', 111_000],
      ['2-1411', -11_000],
      ['4-1302', -100_000],
    ]);
    await ceasePkp(clinic);
  });

  it('is rounded as the branch decides', async () => {
    await clinic.database.asOwner('update financesettings set cash_rounding = 500 where profile_id = 1');
    const lines = await issuedLines([{ name: 'Scaling', qty: 1, price: 349_700, akun: '4-1103' }]);
    await clinic.database.asOwner('update financesettings set cash_rounding = 0 where profile_id = 1');
    expect(lines).toEqual([
      ['1-1201', 349_500],
      ['7-1004', 200],
      ['4-1103', -349_700],
    ]);
  });
});

describe('a receivable', () => {
  it('is written off with a reason, and what comes later is recovered', async () => {
    const draft = await draftBill(clinic);
    await at.verb(at.desk, draft.id, 'issue');
    const { body: first } = await at.pay(draft.id, 300_000);
    expect(refused(await at.verb(at.manager, draft.id, 'writeoff'))).toEqual([422, 'Alasan wajib diisi']);
    const off = await at.verb(at.manager, draft.id, 'writeoff', { reason: 'Pasien pindah' });
    expect([off.status, off.body]).toMatchObject([200, { status: 4, writtenoff_amount: 1_000_000 }]);
    const journals = await journalsOf(clinic, 'bill', draft.id);
    expect(await linesOf(clinic, journals.at(-1) ?? 0)).toEqual([
      ['6-1901', 1_000_000],
      ['1-1201', -1_000_000],
    ]);
    const kept = await at.manager.post<{ message: string }>(`${PAY}/${first.id}/void`, {
      reason: 'x',
      version: first.version,
    });
    expect(kept.body.message).toMatch(/sudah dihapus buku\. Pembayaran sebelumnya tidak dapat dibatalkan$/);
    const later = await at.pay(draft.id, 400_000);
    expect(later.status).toBe(201);
    expect(await linesOf(clinic, later.body.journal_id)).toEqual([
      ['1-1101', 400_000],
      ['6-1901', -400_000],
    ]);
    expect(await at.bill(draft.id)).toMatchObject({ status: 4, installment_current_amount: 700_000 });
    expect(await at.verified()).toEqual([]);
    const { id, version } = later.body;
    expect((await at.manager.post(`${PAY}/${id}/void`, { reason: 'Salah', version })).status).toBe(200);
    expect(await at.bill(draft.id)).toMatchObject({ status: 4, installment_current_amount: 300_000 });
    expect(await at.verified()).toEqual([]);
  });

  it('is not written off by the front desk, and by finance after approval', async () => {
    const draft = await draftBill(clinic);
    await at.verb(at.desk, draft.id, 'issue');
    expect((await at.verb(at.desk, draft.id, 'writeoff', { reason: 'x' })).status).toBe(403);
    expect((await at.verb(await clinic.as('finance.bdg'), draft.id, 'writeoff', { reason: 'x' })).status).toBe(202);
    expect((await at.bill(draft.id)).status).toBe(1);
  });
});
