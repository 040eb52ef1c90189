// A package that the first branch sold before its books began, as the manager imports it (paket.md 8): one slot of it was never used.
import { buffer } from 'node:stream/consumers';
import { addDays } from '../../../src/resources/kernel/date.ts';
import { PACKAGE_COLUMNS } from '../../domain/paket/package-sheet.ts';
import { writeSheet } from '../../sheets/write-sheet.ts';
import { endingMemberships, expireMembership } from '../../usecases/paket/membership/expire-night.ts';
import { planned, runOne } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import { detailOpening } from './receivable.ts';

/** Rupiah of 2-1502 as the books are opened: one of four slots of SK-01. */
export const OPENING_PACKAGES = 250_000;
const MORNING = 9 * 60;
/** Days before the books in which it was sold, and before today in which its last day was. */
const SOLD = 20;
const ENDED = 40;

const numberOf = planned<{ username: string }, [number]>('select username from users where id = $1');

/** Registers the customer, and imports what he still has. @param start first day of the books */
const bringPackage = async (
  tx: Transaction,
  crew: Crew,
  { today, start }: { readonly today: string; readonly start: string },
): Promise<void> => {
  const { timezone } = crew.branch;
  const sold = addDays(start, -SOLD);
  const { id } = await crew.at('admin', instantAt(timezone, sold, MORNING)).call('service.registration.storecustomer', {
    name: 'Bambang Hermanto',
    gender: 0,
    birth_date: '1971-08-23',
    birth_place: 'Bandung',
    idcard_type: 'ktp',
    phone: '081122603318',
    alergi: [],
    force: true,
  });
  const row = {
    no_rm: (await runOne(tx, numberOf, id))?.username,
    kode_paket: 'SK-01',
    tgl_jual: sold,
    total: 1_000_000,
    sudah_dibayar: 1_000_000,
    jenis: 1,
    kode: 'PER-01',
    slot: 4,
    terpakai: 3,
    berlaku_sampai: addDays(today, -ENDED),
  };
  const columns = Object.entries(PACKAGE_COLUMNS).map(([name, column]) => ({ name, ...column }));
  const upload = { filename: 'saldo-paket.xlsx', bytes: await buffer(writeSheet('Saldo Paket', columns, [row])) };
  const manager = crew.at('manager', instantAt(timezone, today, MORNING));
  await manager.call('paket.membership.import', undefined, { upload });
};

/** The detail behind what the books begin with: what patients owed, and what they had of packages. @param packages rupiah of the latter */
export const importRunningPackage = async (
  tx: Transaction,
  crew: Crew,
  { today, start, packages }: { readonly today: string; readonly start: string; readonly packages: number },
): Promise<void> => {
  await detailOpening(tx, crew, today, start);
  if (packages > 0) await bringPackage(tx, crew, { today, start });
};

/** The night after its last day. */
export const endPackages = async (tx: Transaction, { branch }: Crew, today: string): Promise<void> => {
  const day = addDays(today, 1 - ENDED);
  const night = { branch: branch.id, day, now: instantAt(branch.timezone, day, MORNING) };
  for (const id of await endingMemberships(tx, night)) await expireMembership(tx, night, id);
};
