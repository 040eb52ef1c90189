// A visit takes slots of a patient's package instead of being priced (paket.md 3.3, 6.1).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, formatDate } from '../../src/resources/kernel/date.ts';
import { bill as billDocument } from '../../src/resources/finance/bill.ts';
import type { Json } from '../support/app.ts';
import { act, body, newPatient } from '../service/stage.ts';
import { AVAILABLE, type Claims, openClaims } from './slot-stage.ts';

let claims: Claims;
beforeAll(async () => {
  claims = await openClaims();
});
afterAll(() => claims.clinic.close());

interface Bill extends Json {
  readonly total_amount: number;
  readonly status: number;
  readonly lines: readonly { readonly price: number; readonly package_value: number }[];
}
const sisa = async (customer: number): Promise<readonly number[]> => {
  const answer = await claims.doctor.get<{ data: { sisa: number }[] }>(`${AVAILABLE}?customer=${customer}`);
  return body(answer).data.map((slot) => slot.sisa);
};

describe('a control that a package pays for', () => {
  it('is offered, reserved, earned with the end of the visit, and all of it is taken back when that goes on', async () => {
    const { customer, slot } = await claims.withControls();
    const visit = await claims.seatedBy(customer);
    expect(await sisa(customer)).toEqual([12]);
    const treatment = body(await claims.take(visit, slot, { price: 99_000, discount_amount: 5 }), 201);
    expect(treatment).toMatchObject({ price: 0, discount_amount: 0, amount: 0, membershipperawatan_id: slot });
    expect(await sisa(customer)).toEqual([11]);
    body(await act(claims.doctor, 'visitperawatan', treatment, 'selesai'));
    await claims.noted(visit);
    const done = await claims.finish(await claims.fresh(visit.id));

    const [claim] = await claims.claimsOf(slot);
    expect(claim).toMatchObject({ status: 1, used: 1, value_amount: 200_000 });
    expect(claim?.code).toMatch(/^KLM\/BDG\/\d{4}\/\d{6}$/);
    expect(await claims.counters(slot)).toEqual([1, 0, 200_000]);
    const bill = body(await claims.admin.get<Bill>(`/api/finance/bill/${done.bill_id}`));
    expect(bill).toMatchObject({ total_amount: 0, status: billDocument.state.settled });
    expect(bill.lines).toMatchObject([{ price: 0, package_value: 200_000 }]);
    const used = [
      ['package.used', '2-1502', 200_000, 0],
      ['package.used', '4-1201', 0, 200_000],
    ];
    expect(await claims.journals('membershipperawatanused', claim?.id ?? 0)).toEqual(used);

    body(await act(claims.manager, 'visit', done, 'bukakembali', { reason: 'Salah tindakan' }));
    expect(await claims.counters(slot)).toEqual([0, 1, 0]);
    expect(await claims.claimsOf(slot)).toMatchObject([{ status: 0, value_amount: 0 }]);
    const back = await claims.journals('membershipperawatanused', claim?.id ?? 0);
    expect(back.slice(2)).toEqual([
      ['package.used.reversed', '4-1201', 200_000, 0],
      ['package.used.reversed', '2-1502', 0, 200_000],
    ]);
    // Ended once more, it is booked once more.
    await claims.finish(await claims.fresh(visit.id));
    expect(await claims.journals('membershipperawatanused', claim?.id ?? 0)).toEqual([...back, ...used]);
    expect(await claims.counters(slot)).toEqual([1, 0, 200_000]);
  });

  it('is not offered again before its gap is over, nor twice in a visit', async () => {
    const { customer, slot } = await claims.withControls();
    const visit = await claims.booked(customer);
    body(await claims.take(visit, slot), 201);
    const twice = await claims.take(visit, slot);
    expect([twice.status, twice.body.message]).toEqual([422, 'Maksimal 1 slot Kontrol behel per kunjungan']);
    const later = await claims.booked(customer, { visit_date: addDays(claims.today, 5) });
    const early = await claims.take(later, slot);
    const day = formatDate(addDays(claims.today, 14));
    expect([early.status, early.body.message]).toEqual([422, `Slot Kontrol behel baru dapat dipakai lagi pada ${day}`]);
    const due = await claims.booked(customer, { visit_date: addDays(claims.today, 14) });
    body(await claims.take(due, slot), 201);
    expect(await claims.counters(slot)).toEqual([0, 2, 0]);
  });

  it('goes back when the treatment is changed or cancelled, or the visit is', async () => {
    const { customer, slot } = await claims.withControls({ most: 3 });
    const visit = await claims.booked(customer);
    const one = body(await claims.take(visit, slot), 201);
    const url = `/api/service/visitperawatan/${one.id}`;
    const two = body(await claims.doctor.put<typeof one>(url, { qty: 2, version: one.version }));
    expect(await claims.counters(slot)).toEqual([0, 2, 0]);
    const paid = body(await claims.doctor.put<typeof one>(url, { membershipperawatan_id: null, version: two.version }));
    expect(paid.price).toBe(250_000);
    expect(await claims.counters(slot)).toEqual([0, 0, 0]);
    const again = body(
      await claims.doctor.put<typeof one>(url, { membershipperawatan_id: slot, version: paid.version }),
    );
    expect([again.price, ...(await claims.counters(slot))]).toEqual([0, 0, 2, 0]);
    body(await act(claims.doctor, 'visitperawatan', again, 'batal'));
    expect(await claims.counters(slot)).toEqual([0, 0, 0]);
    body(await claims.take(visit, slot), 201);
    body(
      await act(claims.manager, 'visit', await claims.fresh(visit.id), 'batal', {
        cancel_type: 'salah_input',
        reason: 'Salah',
      }),
    );
    expect(await claims.counters(slot)).toEqual([0, 0, 0]);
    expect((await claims.claimsOf(slot)).map(({ status }) => status)).toEqual([-1, -1, -1, -1]);
  });

  it('is refused for another patient, treatment and branch, and when it has expired', async () => {
    const { customer, slot } = await claims.withControls();
    const visit = await claims.booked(customer);
    const stranger = await claims.booked(await newPatient(claims.admin));
    expect((await claims.take(stranger, slot)).status).toBe(404);
    expect((await claims.take(visit, 999_999)).status).toBe(404);
    const other = await claims.take(visit, slot, { perawatan_id: claims.scaling });
    expect([other.status, other.body.message]).toEqual([422, 'Slot tidak berlaku untuk tindakan ini']);
    const away = await claims.withControls();
    await claims.clinic.database.asOwner(
      `with sale as (update memberships set profile_id = 2 where id = $1)
       update membershipperawatans set profile_id = 2, customer_id = $2 where membership_id = $1`,
      [away.sale.id, customer],
    );
    const there = await claims.take(visit, away.slot);
    expect([there.status, there.body.message]).toEqual([422, 'Paket hanya berlaku di cabang Cabang Jakarta Selatan']);
    const yesterday = addDays(claims.today, -1);
    const over = await claims.withControls();
    await claims.endsOn(over.slot, yesterday);
    const late = await claims.take(await claims.booked(over.customer), over.slot);
    expect([late.status, late.body.message]).toEqual([
      422,
      `Slot Kontrol behel kedaluwarsa pada ${formatDate(yesterday)}`,
    ]);
  });

  it('is given to one of two visits that reserve the last at once', async () => {
    const { customer, slot } = await claims.withControls({ slots: 1, gap: undefined, most: undefined });
    const visits = await Promise.all([
      claims.booked(customer),
      claims.booked(customer, { visit_date: addDays(claims.today, 3) }),
    ]);
    const answers = await Promise.all(visits.map((visit) => claims.take(visit, slot)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Slot gratis Kontrol behel sudah habis');
    expect(await claims.counters(slot)).toEqual([0, 1, 0]);
  });
});
