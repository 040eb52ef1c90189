// What stands between a patient and his slots: payment, arrears, expiry; form labs, shares and who sees them (paket.md 3.3, 6.3).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, formatDate } from '../../src/resources/kernel/date.ts';
import type { Json } from '../support/app.ts';
import { act, body, newPatient } from '../service/stage.ts';
import { BRACES, MEMBERSHIP, offer, WHOLE } from './stage.ts';
import { AVAILABLE, type Claims, openClaims } from './slot-stage.ts';

let claims: Claims;
beforeAll(async () => {
  claims = await openClaims();
});
afterAll(() => claims.clinic.close());

interface Available {
  readonly id: number;
  readonly name: string;
  readonly sisa: number;
  readonly blocked_reason: string | null;
  readonly overridable: boolean;
}
const available = async (customer: number, by = claims.doctor, more = ''): Promise<readonly Available[]> =>
  body(await by.get<{ data: Available[] }>(`${AVAILABLE}?customer=${customer}${more}`)).data;

/** Braces by installments; the second line is the controls, the last the retainer. */
const braces = async (paid: number) => {
  const version = await offer(claims.clinic, BRACES);
  const customer = await newPatient(claims.admin);
  const sale = await claims.counter.sell(version, { customer_id: customer, scheme: 'cicilan' }, paid);
  const slots = await claims.slotsOf(sale.id);
  return { customer, sale, control: slots[1] ?? 0, retainer: slots[4] ?? 0 };
};
const UNPAID = 'Paket belum aktif. Selesaikan pembayaran terlebih dahulu';

describe('a package by installments', () => {
  it('waits for its down payment, and waits again when that is taken back', async () => {
    const { customer, sale, control } = await braces(0);
    const visit = await claims.booked(customer, { type: 'kontrol' });
    const early = await claims.take(visit, control);
    expect([early.status, early.body.message]).toEqual([422, UNPAID]);
    expect((await available(customer)).map(({ blocked_reason }) => blocked_reason)).toEqual(Array(5).fill(UNPAID));
    const receipt = await claims.counter.pay(sale, 2_000_000);
    const treatment = body(await claims.take(visit, control), 201);
    await claims.counter.voidReceipt(receipt);
    expect((await claims.counter.show(sale.id)).status).toBe(0);
    body(await act(claims.doctor, 'visitperawatan', treatment, 'batal'));
    const late = await claims.take(visit, control);
    expect([late.status, late.body.message]).toEqual([422, UNPAID]);
  });

  it('whose installment is 31 days late is open to a manager with a reason alone', async () => {
    const { customer, sale, control } = await braces(2_000_000);
    const since = addDays(claims.today, -31);
    await claims.clinic.database.asOwner('update angsurans set due_date = $2 where bill_id = $1 and no = 1', [
      sale.bill_id,
      since,
    ]);
    const visit = await claims.booked(customer, { type: 'kontrol' });
    const text = `Cicilan paket menunggak sejak ${formatDate(since)} sebesar Rp 500.000`;
    const override_reason = 'Sudah berjanji membayar minggu depan';
    for (const more of [{}, { override_reason }]) {
      const answer = await claims.take(visit, control, more);
      expect([answer.status, answer.body.message]).toEqual([422, text]);
    }
    expect((await available(customer)).find(({ id }) => id === control)).toMatchObject({
      blocked_reason: text,
      overridable: false,
    });
    expect((await available(customer, claims.manager)).find(({ id }) => id === control)).toMatchObject({
      overridable: true,
    });
    expect((await claims.take(visit, control, {}, claims.manager)).status).toBe(422);
    body(await claims.take(visit, control, { override_reason }, claims.manager), 201);
    expect(await claims.claimsOf(control)).toMatchObject([{ override_reason }]);
    const log = await claims.clinic.database.asOwner<{ after: Json; url: string }>(
      `select after, url from applogs where module = 2 and after ->> 'override_reason' is not null`,
    );
    expect(log).toEqual([
      { after: expect.objectContaining({ override_reason }) as unknown, url: `/paket/sales/${sale.id}` },
    ]);
  });
});

describe('a reserved slot', () => {
  it('is income at once where it is given back after its line has expired', async () => {
    const { customer, slot } = await claims.withControls({ slots: 1, gap: undefined });
    const visit = await claims.booked(customer, { type: 'kontrol' });
    const treatment = body(await claims.take(visit, slot), 201);
    await claims.endsOn(slot, addDays(claims.today, -1));
    body(await act(claims.doctor, 'visitperawatan', treatment, 'batal'));
    expect(await claims.line(slot)).toMatchObject({ status: 3, released_amount: 200_000, reserved_slot: 0 });
    expect(await claims.counter.failing()).toEqual([]);
  });
});

describe('the retainer of a package', () => {
  const order = (visitperawatan_id: number, membershipperawatan_id: number | null, more: Json = {}) =>
    claims.doctor.post<Json & { readonly id: number; readonly version: number; readonly message: string }>(
      '/api/service/formlab',
      {
        visitperawatan_id,
        membershipperawatan_id,
        laboratoriumjasa_id: claims.jasa,
        ...more,
      },
    );
  const step = async (id: number, verb: string, more: Json = {}) => {
    const { version } = body(await claims.manager.get<{ version: number }>(`/api/service/formlab/${id}`));
    return body(
      await claims.manager.post<Json & { id: number }>(`/api/service/formlab/${id}/${verb}`, { version, ...more }),
    );
  };
  /** A visit with a scaling that is paid for, on which a lab order hangs. */
  const worked = async (customer: number) => {
    const visit = await claims.booked(customer, { type: 'kontrol' });
    const wish = { visit_id: visit.id, perawatan_id: claims.scaling };
    return body(await claims.doctor.post<{ id: number }>('/api/service/visitperawatan', wish), 201).id;
  };

  it('is earned when it is fitted, costs the patient nothing, and its treatment no fee', async () => {
    const { customer, retainer, control } = await braces(2_000_000);
    const treatment = await worked(customer);
    const wrong = await order(treatment, control);
    expect([wrong.status, wrong.body.message]).toEqual([422, 'Slot tidak berlaku untuk tindakan ini']);
    const made = body(await order(treatment, retainer), 201);
    expect(made).toMatchObject({ price: 0, membershipperawatan_id: retainer });
    expect(await claims.counters(retainer)).toEqual([0, 1, 0]);
    const [fee] = await claims.clinic.database.asOwner<{ on_treatment: boolean }>(
      'select on_treatment from labfees where formlab_id = $1',
      [made.id],
    );
    expect(fee).toEqual({ on_treatment: false });
    await step(made.id, 'kirim');
    // Made again, the slot goes on to the new order.
    const again = await step(made.id, 'ulang', { remake_fault: 'lab' });
    expect(again).toMatchObject({ membershipperawatan_id: retainer, isremake: true });
    for (const verb of ['kirim', 'terima', 'pasang']) await step(again.id, verb);
    expect(await claims.counters(retainer)).toEqual([1, 0, 464_000]);
    const [claim] = await claims.claimsOf(retainer);
    expect(claim).toMatchObject({ status: 1, value_amount: 464_000 });
    expect(await claims.journals('membershipperawatanused', claim?.id ?? 0)).toEqual([
      ['package.used', '2-1502', 464_000, 0],
      ['package.used', '4-1201', 0, 464_000],
    ]);
    expect(await claims.counter.failing()).toEqual([]);
  });

  it('goes back with its order', async () => {
    const { customer, retainer } = await braces(2_000_000);
    const treatment = await worked(customer);
    const made = body(await order(treatment, retainer), 201);
    await step(made.id, 'batal');
    expect(await claims.counters(retainer)).toEqual([0, 0, 0]);
    body(await order(treatment, retainer), 201);
    expect(await claims.counters(retainer)).toEqual([0, 1, 0]);
  });
});

describe('the share of a treatment out of a package', () => {
  it('is owed of its value when the visit ends, and taken back when that goes on', async () => {
    const doctorsPart = { doctor_type: 1, doctor_value: 40, doctor_base: 1, deduct_lab: true, deduct_bhp: false };
    const partnersPart = { rumahsakit_percent: 0, rumahsakit_base: 1, recognition: 4 };
    const from = { doctor_id: claims.doctorId, valid_from: '2020-01-01' };
    const rule = { name: 'Dokter paket', source: 2, ...from, ...doctorsPart, ...partnersPart };
    const made = await (await claims.clinic.as('finance.bdg')).post('/api/finance/sharingprofit', rule);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { customer, slot } = await claims.withControls();
    const done = await claims.finish(await claims.worked(customer, slot));
    const incomes = () =>
      claims.clinic.database.asOwner<Json>(
        `select i.source, i.package_value, i.net_amount, i.doctor_amount, i.status from tindakanincomes i
         join visitperawatans p on p.id = i.visitperawatan_id where p.visit_id = $1`,
        [done.id],
      );
    expect(await incomes()).toMatchObject([
      { source: 2, package_value: 200_000, net_amount: 200_000, doctor_amount: 80_000 },
    ]);
    body(await act(claims.manager, 'visit', done, 'bukakembali', { reason: 'Salah tindakan' }));
    expect(await incomes()).toMatchObject([{ status: -1 }]);
    expect(await claims.counter.failing()).toEqual([]);
  });
});

describe('what a patient has left', () => {
  it('is seen by who treats him, and by the desk; sales are not', async () => {
    const { customer, slot } = await claims.withControls();
    const visit = await claims.booked(customer);
    for (const by of [claims.doctor, claims.nurse, claims.admin, claims.manager])
      expect(await available(customer, by, `&type=1&tindakanmedis=${claims.control}&visit=${visit.id}`)).toMatchObject([
        { id: slot, name: 'Kontrol behel', sisa: 12, blocked_reason: null },
      ]);
    const other = await claims.clinic.as('dokter2.bdg');
    expect((await other.get(`${AVAILABLE}?customer=${customer}`)).status).toBe(404);
    expect((await (await claims.clinic.as('multimedia.bdg')).get(`${AVAILABLE}?customer=${customer}`)).status).toBe(
      403,
    );
    expect((await claims.doctor.get(MEMBERSHIP)).status).toBe(403);
    expect((await claims.manager.get(`${AVAILABLE}?customer=999999`)).status).toBe(404);
  });

  it('comes nearest expiry first', async () => {
    const { customer, slot } = await claims.withControls();
    const version = await offer(claims.clinic, [{ type: 1, of: 'PER-01', slots: 1, price: 1, days: 10 }], {
      price: 1000,
      ...WHOLE,
    });
    await claims.counter.sell(version, { customer_id: customer, scheme: 'tunai' }, 1000);
    const left = await available(customer, claims.admin);
    expect(left.map(({ name }) => name)).toEqual(['Scaling', 'Kontrol behel']);
    expect(left[1]?.id).toBe(slot);
  });
});
