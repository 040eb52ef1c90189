// Two branches between which goods go, and what both books say of it.
import { expect } from 'vitest';
import type { ShownOf } from '../../src/resources/answers.ts';
import type { Verification } from '../finance/verification-answer.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { openStock } from './stock-stage.ts';

export type Mutation = ShownOf<'inventory.mutation'>;
export type Known = Pick<Mutation, 'id' | 'version'>;
export const PATH = '/api/inventory/mutation';
export const MASK = 'BHP-00002';

export const act = ({ id, version }: Known, verb: string, by: Client, more: Json = {}) =>
  by.post<Mutation>(`${PATH}/${id}/${verb}`, { version, ...more });
/** All lines alike. */
export const receive = ({ id, lines }: Pick<Mutation, 'id' | 'lines'>, by: Client, qty: number, shortage?: string) =>
  by.post<Mutation>(`${PATH}/${id}/receive`, {
    lines: lines.map((line) => ({ id: line.id, qty_received: qty, ...(shortage && { shortage }) })),
  });

const failedChecks = async (by: Client): Promise<readonly string[]> =>
  body(await by.get<Verification>('/api/finance-v2/jurnal/verifikasi'))
    .checks.filter(({ ok }) => !ok)
    .map(({ key }) => key);

const openRoom = async (manager: Client): Promise<number> => {
  const made = { code: 'RP9', name: 'Ruang Perawatan 9', type: 2, status: 1 };
  const none = { is_default_bhp: false, is_default_sale: false, is_default_receive: false };
  return body(await manager.post<Known>('/api/inventory/warehouse', { ...made, ...none }), 201).id;
};

export const openMutations = async () => {
  const stock = await openStock();
  const { clinic, gudang, gudangJakarta, item } = stock;
  const clerk = await clinic.as('inventory.bdg');
  const manager = await clinic.as('manager.bdg');
  const nurse = await clinic.as('perawat.bdg');
  const jakarta = await clinic.as('inventory.jkt');
  const boss = await clinic.as('manager.jkt');

  const ask = async (code: string, qty: number, more: Json = {}, by = clerk): Promise<Mutation> => {
    const lines = [{ item_id: item(code), qty_request: qty }];
    const places = { from_warehouse_id: gudang, to_warehouse_id: gudangJakarta };
    return body(await by.post<Mutation>(PATH, { requested_at: today(), ...places, lines, ...more }), 201);
  };
  /** Stock that the books know: found, with its journal. */
  const found = async (code: string, qty: number, unit_cost: number, more: Json = {}, by = manager, place = gudang) => {
    const lines = [{ item_id: item(code), qty, unit_cost, ...more }];
    const draft = { warehouse_id: place, adjusted_at: today(), type: 4, reason: 'Uji', lines };
    const { id, version } = body(await by.post<Known>('/api/inventory/adjustment', draft), 201);
    body(await by.post(`/api/inventory/adjustment/${id}/submit`, { version }));
  };
  return {
    ...stock,
    clerk,
    manager,
    nurse,
    jakarta,
    boss,
    ask,
    found,
    room: await openRoom(manager),
    sent: async (code: string, qty: number, more: Json = {}): Promise<Mutation> =>
      body(await act(await ask(code, qty, more), 'send', clerk, { courier: 'Pak Asep' })),
    /** What a document booked in a branch: event, account, debit, credit. */
    booked: (id: number, branch: number) =>
      clinic.database.asOwner<{ event: string; code: string; debit: number; credit: number }>(
        `select j.event, a.code, l.debit, l.credit
         from journals j join journal_lines l on l.journal_id = j.id join akuns a on a.id = l.akun_id
         where j.source_type = 'mutation' and j.source_id = $1 and j.profile_id = $2 order by j.id, l.line_no`,
        [id, branch],
      ),
    /** Books and stock of both branches agree, and with each other. */
    holds: async (): Promise<void> => {
      expect(await failedChecks(manager)).toEqual([]);
      expect(await failedChecks(boss)).toEqual([]);
      expect(await stock.differences()).toEqual([]);
    },
    /** What branches owe each other, over all of them. */
    between: async (): Promise<number> =>
      (
        await clinic.database.asOwner<{ owed: number }>(
          `select coalesce(sum(l.debit - l.credit), 0)::float8 as owed
           from journal_lines l join akuns a on a.id = l.akun_id where a.code = '1-1901'`,
        )
      )[0]?.owed ?? 0,
  };
};
export type MutationStage = Awaited<ReturnType<typeof openMutations>>;
