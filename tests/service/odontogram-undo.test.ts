// A finding that was written a moment ago is undone by who wrote it (docs/decisions/0113), and is not written twice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OdontogramAnswer } from '../../src/resources/service/odontogram-answer.ts';
import type { Client, Json } from '../support/app.ts';
import { act, body, openStage, type Stage, type Visit, writeNote } from './stage.ts';

const CHART = '/api/service/odontogram';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.clinic.close());

let unit = 0;
/** A patient of his own in a unit of his own. */
const seated = async (): Promise<Visit & { customer_id: number }> => {
  unit += 1;
  const [made] = await stage.clinic.database.asOwner<{ id: number }>(
    `insert into units (profile_id, code, name) values (1, $1, $1) returning id`,
    [`O${unit}`],
  );
  return (await stage.seated(made?.id)) as Visit & { customer_id: number };
};
const record = (visit: { id: number }, entries: readonly Json[], by: Client = stage.doctor) =>
  by.post<OdontogramAnswer & { message: string }>(CHART, { visit_id: visit.id, entries });
const now = async ({ id }: Visit) => body(await stage.doctor.get<Visit>(`/api/service/visit/${id}`));

describe('what was found a moment ago', () => {
  const undo = (by: Client, id: number | undefined) =>
    by.post<OdontogramAnswer & { message: string }>(`${CHART}/entry/${id}/batal`, {});
  /** As if it had been written so many minutes before. */
  const age = async (id: number | undefined, minutes: number): Promise<void> => {
    const owner = stage.clinic.database.asOwner;
    await owner('alter table odontogramentries disable trigger append_only');
    await owner(`update odontogramentries set recorded_at = recorded_at - $2 * interval '1 minute' where id = $1`, [
      id,
      minutes,
    ]);
    await owner('alter table odontogramentries enable trigger append_only');
  };

  it('is undone by who wrote it without a typed reason, and stays to be read with who and when', async () => {
    const visit = await seated();
    const { entries } = body(await record(visit, [{ tooth: 11, code: 'cfr' }]), 201);
    await age(entries[0]?.id, 4);
    const after = body(await undo(stage.doctor, entries[0]?.id));
    expect(after.current).toEqual({});
    expect(after.entries).toMatchObject([
      { tooth: 11, void_reason: 'Diurungkan oleh pencatat', voiderdata: { code: 'dokter.bdg' } },
    ]);
    expect(after.entries[0]?.voided_at).not.toBeNull();
    expect((await undo(stage.doctor, entries[0]?.id)).status).toBe(409);
  });

  it('goes as a whole where one prosthesis stands on several teeth', async () => {
    const visit = await seated();
    const span_group = crypto.randomUUID();
    const bridge = [14, 15, 16].map((tooth) => ({ tooth, code: 'pob', span_group }));
    const { entries } = body(await record(visit, [...bridge, { tooth: 24, code: 'car' }]), 201);
    const after = body(await undo(stage.doctor, entries[1]?.id));
    expect(Object.keys(after.current)).toEqual(['24']);
  });

  it('asks its reason of a colleague, after a while, and once the visit has ended', async () => {
    const visit = await seated();
    const { entries } = body(
      await record(visit, [
        { tooth: 11, code: 'cfr' },
        { tooth: 12, code: 'cfr' },
      ]),
      201,
    );
    const over = 'Catatan tidak dapat diurungkan lagi; batalkan dengan alasan';
    const byOther = await undo(stage.manager, entries[0]?.id);
    expect([byOther.status, byOther.body.message]).toEqual([409, over]);
    await age(entries[1]?.id, 6);
    const late = await undo(stage.doctor, entries[1]?.id);
    expect([late.status, late.body.message]).toEqual([409, over]);
    await writeNote(stage.doctor, visit.id);
    body(await act(stage.doctor, 'visit', await now(visit), 'selesai'));
    expect((await undo(stage.doctor, entries[0]?.id)).status).toBe(409);
    const reason = { reason: 'Salah gigi' };
    expect((await stage.doctor.post(`${CHART}/entry/${entries[0]?.id}/batal`, reason)).status).toBe(200);
    const elsewhere = await stage.clinic.as('manager.dps');
    expect((await undo(elsewhere, entries[0]?.id)).status).toBe(404);
  });
});

describe('what is found', () => {
  const chartOf = async ({ customer_id }: { customer_id: number }) =>
    body(await stage.doctor.get<OdontogramAnswer>(CHART, { query: { customer: String(customer_id) } }));

  it('is written once, from two windows as well, unless a note says more', async () => {
    const visit = await seated();
    const decay = { tooth: 26, surfaces: ['O'], code: 'car', layer: 1 };
    const answers = await Promise.all([record(visit, [decay]), record(visit, [decay])]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await chartOf(visit)).entries).toHaveLength(1);
    await record(visit, [{ ...decay, note: 'Dalam, dekat pulpa' }]);
    expect((await chartOf(visit)).entries).toHaveLength(2);
  });
});
