// 'Belum beres' knows everything that the end of a visit may leave open: each kind under a heading of its own, with the way to where it
// is put right, and in the count of the menu's entry (workspace.md 3).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unfinishedKinds } from '../../server/usecases/service/unfinished/kinds.ts';
import { partSql } from '../../server/usecases/service/unfinished/open-part.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';
import type { UnfinishedGroup } from '../../src/resources/service/unfinished-calls.ts';
import { requiredParts, type VisitPartName, visitPartNames } from '../../src/resources/service/visit-part.ts';
import type { Json } from '../support/app.ts';
import { act, body, idOf, openStage, type Stage, type Treatment, type Visit } from './stage.ts';

type Parts = AnswerOf<'service.visit.parts'>['parts'];

let stage: Stage;
/** Ended, with all of it left open that may be. */
let visit: Visit;
let parts: Parts;
/** Still waits. */
let waiting: Visit;

const made = async (path: string, input: Json) =>
  body(await stage.doctor.post<Treatment>(`/api/service/${path}`, input), 201);
const crown = async (at: Visit, tooth: number): Promise<Treatment> => {
  const perawatan_id = await idOf(stage.clinic, 'tindakanmedis', 'name', 'Crown PFM');
  const treatment = await made('visitperawatan', { visit_id: at.id, perawatan_id, tooth: [tooth] });
  return body(await act<Treatment>(stage.doctor, 'visitperawatan', treatment, 'selesai'));
};
const order = async ({ id }: Treatment, tooth: number): Promise<Treatment> => {
  const laboratoriumjasa_id = await idOf(stage.clinic, 'laboratoriumjasas', 'name', 'Crown PFM');
  return made('formlab', { visitperawatan_id: id, laboratoriumjasa_id, tooth: [tooth], shade: 'A2' });
};
const end = async ({ id }: Visit): Promise<Visit> => {
  const fresh = body(await stage.doctor.get<Visit>(`/api/service/visit/${id}`));
  return body(await act(stage.doctor, 'visit', fresh, 'selesai'));
};
const put = (text: string, ...given: readonly unknown[]) => stage.clinic.database.asOwner(text, [...given]);

/** A crown without its form, one whose form was not sent, one that should be back today; a prescription; braces without photos. */
const leaveAllOpen = async (at: Visit): Promise<void> => {
  await crown(at, 16);
  await order(await crown(at, 26), 26);
  const sent = await order(await crown(at, 36), 36);
  body(await stage.nurse.post(`/api/service/formlab/${sent.id}/kirim`, { version: sent.version }));
  await put('update formlabs set due_at = (select visit_date from visits where id = $2) where id = $1', sent.id, at.id);
  const item_id = await idOf(stage.clinic, 'items', 'code', 'OBT-00003');
  await made('visitresep', { visit_id: at.id, items: [{ item_id, qty: 10, signa: '3x1', isracikan: false }] });
  await put(
    `insert into orthocases (profile_id, status, customer_id, doctor_id, angle_class, appliance, start_at)
     values (1, 1, $1, $2, 'I', 'metal', current_date)`,
    at['customer_id'],
    stage.doctorId,
  );
};

/** Ended with nothing open but its bill, which was issued. */
const leaveUnpaid = async (at: Visit): Promise<void> => {
  const { bill_id } = await end(at);
  const bill = body(await stage.admin.get<{ version: number }>(`/api/finance/bill/${bill_id}`));
  body(await stage.admin.post(`/api/finance/bill/${bill_id}/issue`, { version: bill.version }));
  await put('update visitperawatans set isbhpused = true where visit_id = $1', at.id);
  await put('update visitsoaps set locked_at = now() where visit_id = $1', at.id);
};

beforeAll(async () => {
  stage = await openStage();
  visit = await stage.noted(await stage.scaled(await stage.seated(stage.units[0])));
  await leaveAllOpen(visit);
  ({ parts } = body(await stage.doctor.get<{ parts: Parts }>(`/api/service/visit/${visit.id}/bagian`)));
  await end(visit);
  await leaveUnpaid(await stage.noted(await stage.scaled(await stage.seated(stage.units[0]))));
  waiting = await stage.queued();
});
afterAll(() => stage.clinic.close());

const groups = async () =>
  body(await stage.admin.get<{ data: readonly UnfinishedGroup[] }>('/api/service/belumberes')).data;
const inMenu = async (): Promise<number> =>
  body(await stage.admin.get<{ count: number }>('/api/service/belumberes/jumlah')).count;
const countOf = async (kind: string): Promise<number> =>
  (await groups()).find((group) => group.kind === kind)?.count ?? -1;

/** What takes the things of a kind from the page. Total over the kinds. */
const settle: Readonly<Record<string, () => Promise<unknown>>> = {
  resep: () => put('update visitreseps set status = -1 where visit_id = $1', visit.id),
  kunjungan: () => stage.leave(waiting),
  soap: () => put('update visitsoaps set locked_at = now() where visit_id = $1', visit.id),
  bhp: () => put('update visitperawatans set isbhpused = true where visit_id = $1', visit.id),
  tanpalab: () => put('update visitperawatans set islab = true where visit_id = $1', visit.id),
  labdraft: () => put('update formlabs set status = -1 where visit_id = $1 and status = 0', visit.id),
  formlab: () => put('update formlabs set status = -1 where visit_id = $1 and status = 1', visit.id),
  foto: () => put('update orthocases set status = 3 where customer_id = $1', visit['customer_id']),
  draft: () => put(`update bills set status = -1 where source_type = 'visit' and source_id = $1`, visit.id),
  belumbayar: () =>
    // The branch may be a day ahead of the database's own.
    put('update bills set due_date = current_date + 30 where due_date is null or due_date < current_date + 30'),
};
const kinds = unfinishedKinds.map(({ key }) => key);

describe("'Belum beres'", () => {
  it('leads to every part of a visit that its end may leave open', async () => {
    const mayStay = visitPartNames.filter((part) => partSql[part].open !== undefined && !requiredParts.includes(part));
    const left = parts.filter(({ open }) => open.length > 0).map(({ part }): VisitPartName => part);
    expect(left).toEqual(mayStay);
    const ways = (await groups()).flatMap(({ rows }) => rows.map(({ url }) => url));
    for (const part of mayStay) expect(ways).toContain(`/service/visit/${visit.id}?tab=${part}`);
  });

  it('has a heading for each kind, and the menu counts them all', async () => {
    expect(Object.keys(settle).toSorted()).toEqual(kinds.toSorted());
    const found = await groups();
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
    expect(new Set(found.map(({ label }) => label)).size).toBe(kinds.length);
    expect(found.filter(({ count, rows }) => count === 0 || rows.length !== count)).toEqual([]);
    expect(await inMenu()).toBe(found.reduce((sum, { count }) => sum + count, 0));
  });

  it.each(kinds)('takes %s from its heading and from the menu once it is put right', async (kind) => {
    const [before, own] = [await inMenu(), await countOf(kind)];
    expect(own).toBeGreaterThan(0);
    await settle[kind]?.();
    expect(await countOf(kind)).toBe(0);
    expect(await inMenu()).toBe(before - own);
  });

  it('is clear in the end', async () => {
    expect(await inMenu()).toBe(0);
  });
});
