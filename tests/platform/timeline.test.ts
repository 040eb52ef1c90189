// A customer's line of time: what each role sees of it, and of whom (platform.md 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { draftBill } from '../finance/draft.ts';
import { idOf } from './people.ts';

interface Timeline {
  readonly data: readonly { readonly kind: string; readonly title: string | null; readonly amount?: number | null }[];
  readonly count: number;
  readonly due?: readonly { readonly outstanding: number }[];
}
let clinic: TestApp;
let customer: number;
beforeAll(async () => {
  clinic = await testApp();
  const bill = await draftBill(clinic);
  const [row] = await clinic.database.asOwner<{ customer_id: number }>('select customer_id from bills where id = $1', [
    bill.id,
  ]);
  customer = row?.customer_id ?? 0;
  const doctor = await idOf(clinic, 'dokter.bdg');
  await clinic.database.asOwner(
    `insert into visits (profile_id, code, customer_id, doctor_id, visit_date, type) values (1, 'VST-1', $1, $2, '2026-01-05', 'janji')`,
    [customer, doctor],
  );
  await clinic.database.asOwner(
    `insert into visitperawatans (profile_id, status, visit_id, customer_id, doctor_id, perawatan_id, code, name, qty, price,
       price_standard, amount, performed_at)
     select 1, 1, v.id, v.customer_id, v.doctor_id, (select min(id) from tindakanmedis), 'T', 'Scaling', 1, 350000, 350000, 350000,
       '2026-01-05T03:00:00Z' from visits v where v.code = 'VST-1'`,
  );
  await clinic.database.asOwner(
    `insert into bills (profile_id, code, type, source_type, source_id, customer_id, customer_name, transaction_at, posting_date,
       subtotal_amount, total_amount, installment_current_amount, status)
     values (1, 'INV-1', 4, 'lain', 1, $1, 'Pasien', '2026-01-06', '2026-01-06', 350000, 350000, 100000, 2)`,
    [customer],
  );
});
afterAll(() => clinic.close());

const timeline = (who: Client, query: Readonly<Record<string, string>> = {}) =>
  who.get<Timeline>(`/api/service/customer/${customer}/timeline`, { query });
const kindsOf = ({ data }: Timeline) => new Set(data.map(({ kind }) => kind));

describe('the line of time', () => {
  it('holds everything for the desk, in pages, with what is due', async () => {
    const admin = await clinic.as('admin.bdg');
    const { status, body } = await timeline(admin);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(kindsOf(body)).toEqual(new Set(['visit', 'treatment', 'bill']));
    expect(body.due).toMatchObject([{ outstanding: 250_000 }]);
    expect(body.data).toContainEqual(
      expect.objectContaining({
        kind: 'treatment',
        title: 'Scaling',
        amount: 350_000,
        statusname: 'Selesai',
        day: '2026-01-05',
      }),
    );
    const second = await timeline(admin, { limit: '1', page: '2' });
    expect(second.body).toMatchObject({ data: [body.data[1]], count: body.count });
  });

  it.each([
    ['perawat.bdg', ['visit', 'treatment']],
    ['dokter.bdg', ['visit', 'treatment']],
    ['finance.bdg', ['bill']],
  ])('holds for %s what he may list: %o', async (name, kinds) => {
    const { body } = await timeline(await clinic.as(name));
    expect(kindsOf(body)).toEqual(new Set(kinds));
    expect(body.data.every((entry) => 'amount' in entry)).toBe(name !== 'perawat.bdg');
    expect(body.due !== undefined).toBe(name === 'finance.bdg');
  });

  it('is of the own branch, and for a doctor of the own patient', async () => {
    expect((await timeline(await clinic.as('admin.jkt'))).status).toBe(404);
    expect((await timeline(await clinic.as('dokter2.bdg'))).status).toBe(404);
    expect((await timeline(await clinic.as('inventory.bdg'))).status).toBe(403);
    const staff = await idOf(clinic, 'perawat.bdg');
    expect((await (await clinic.as('admin.bdg')).get(`/api/service/customer/${staff}/timeline`)).status).toBe(404);
  });
});
