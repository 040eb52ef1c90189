// Fixed assets in a clinic, for tests: whoever registers, depreciates and disposes, and what stands in the books.
import { addMonths } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, type Json, testApp } from '../support/app.ts';
import { linesOf } from './draft.ts';
import type { Verification } from './verification-answer.ts';

export const ASSET = '/api/finance/aset';
export const RUN = '/api/finance/penyusutan';

export interface Asset extends Json {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly status: number;
  readonly accumulated_amount: number;
  readonly book_amount: number;
  readonly gain_amount: number | null;
  readonly disposal_journal_id: number | null;
}
export interface Run extends Json {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly status: number;
  readonly transaction_at: string;
  readonly total_amount: number;
  readonly journal_id: number;
}

/** The first day of the month that lies so many before this one. */
export const monthBack = (months: number): string => addMonths(`${today().slice(0, 7)}-01`, -months);

export const openAssets = async () => {
  const clinic = await testApp();
  const books = await clinic.as('finance.bdg');
  const manager = await clinic.as('manager.bdg');
  const kinds = await clinic.database.asOwner<{ id: number; name: string }>('select id, name from asetkategoris');
  const kind = (name: string): number => kinds.find((one) => one.name.startsWith(name))?.id ?? 0;
  const register = (given: Json = {}, by: Client = books) =>
    by.post<Asset>(ASSET, {
      name: 'Alat radiologi panoramik',
      asetkategori_id: kind('Alat radiologi'),
      acquired_on: monthBack(2),
      cost_amount: 160_000_000,
      life_months: 60,
      fiscal_group: 'kelompok3',
      ...given,
    });
  const susut = (month: string, by: Client = books) =>
    by.post<{ id: number; code: string; message: string }>(`${RUN}/susutkan`, { month: month.slice(0, 7) });
  const asset = async (id: number) => (await books.get<Asset>(`${ASSET}/${id}`)).body;
  const run = async (id: number) => (await books.get<Run>(`${RUN}/${id}`)).body;
  const takeBack = async (id: number) =>
    books.post<Run & { code: string }>(`${RUN}/${id}/void`, { version: (await run(id)).version, reason: 'Uji' });
  const act = async (id: number, verb: string, body: Json, by: Client = books) =>
    by.post<Asset & { code: string; message: string }>(`${ASSET}/${id}/${verb}`, {
      version: (await asset(id)).version,
      ...body,
    });
  const check = async (key: string) => {
    const { body } = await books.get<Verification>('/api/finance-v2/jurnal/verifikasi', { query: { range: 'all' } });
    return body.checks.find((one) => one.key === key);
  };
  return {
    clinic,
    books,
    manager,
    kind,
    register,
    susut,
    asset,
    run,
    takeBack,
    act,
    check,
    lines: (journal: number) => linesOf(clinic, journal),
  };
};
export type Assets = Awaited<ReturnType<typeof openAssets>>;
