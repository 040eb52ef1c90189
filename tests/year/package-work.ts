// Packages on a day of the year: sold, paid, used at the chair and at the desk, given up.
import { ageAt } from '../../src/resources/kernel/date.ts';
import { paymentKind } from '../../src/resources/finance/paymentmethod.ts';
import { claimSource, scheme } from '../../src/resources/paket/membership-life.ts';
import { writeNote } from '../../server/db/seed/note.ts';
import { signIfNeeded } from '../../server/db/seed/play-supply.ts';
import { methodOf, oneOf, type Scene, type Work } from './scene.ts';

interface Version {
  readonly id: number;
  readonly price: number;
  readonly dp_amount: number;
  readonly credit: boolean;
}
const ADULT = 18;

const sell: Work = async (scene) => {
  const version = await oneOf<Version>(
    scene,
    `select id, price, dp_amount, installment_schema = 1 as credit from pakethistories
     where (profile_id is null or profile_id = $1) and status = 1 order by id`,
  );
  const buyer = await oneOf<{ id: number; birth_date: string }>(
    scene,
    'select id, birth_date from users where role = 1 and profile_id = $1 and status = 1 order by id limit 60',
  );
  if (!version || !buyer || ageAt(buyer.birth_date, scene.day) < ADULT) return false;
  const how = version.credit && scene.random.chance(0.7) ? scheme.credit : scheme.whole;
  const amount = how === scheme.credit ? version.dp_amount : version.price;
  const method = {
    paymentmethod_id: await methodOf(scene, paymentKind.transfer),
    amount,
    reference: `PKT-${buyer.id}`,
  };
  await scene.at('finance').call('paket.membership.jual', {
    customer_id: buyer.id,
    paket_history_id: version.id,
    scheme: how,
    discount_amount: null,
    signature: null,
    payment: scene.random.chance(0.85) && amount > 0 ? { methods: [method] } : null,
  });
  return true;
};

interface Slot {
  readonly id: number;
  readonly customer_id: number;
  readonly perawatan_id: number;
}
const free = (of: 'perawatan_id' | 'item_id') =>
  `select l.id, m.customer_id, l.perawatan_id from membershipperawatans l join memberships m on m.id = l.membership_id
   where l.profile_id = $1 and l.status = 1 and l.${of} is not null and l.used_slot + l.reserved_slot < l.free_slot order by l.id limit 40`;

const UNIT = `select id from units u where profile_id = $1 and status = 1
  and not exists (select from visits v where v.unit_id = u.id and v.status = 2) order by code desc`;
const MORNING = 8 * 60;

/** A visit for a slot: taken in, treated, and ended; now and then called off after the treatment was entered. */
const comeForSlot: Work = async (scene: Scene) => {
  const { crew, day, random } = scene;
  const slot = await oneOf<Slot>(scene, free('perawatan_id'));
  const unit = await oneOf<{ id: number }>(scene, UNIT);
  if (!slot || !unit) return false;
  const visit = await scene.at('admin', MORNING).create('service.visit', {
    customer_id: slot.customer_id,
    doctor_id: crew.id('dokter'),
    visit_date: day,
    type: 'kontrol',
    priority: 0,
    confirm: true,
  });
  await scene
    .at('perawat', MORNING + 5)
    .act('service.visit', visit.id, 'masukunit', { unit_id: unit.id, perawat_id: crew.id('perawat') });
  const doctor = scene.at('dokter', MORNING + 15);
  const done = await doctor.create('service.visitperawatan', {
    visit_id: visit.id,
    perawatan_id: slot.perawatan_id,
    membershipperawatan_id: slot.id,
    qty: 1,
  });
  const moment = { visitId: visit.id, doctor: 'dokter', minute: MORNING + 20 };
  await signIfNeeded({ tx: scene.trx, crew, day }, moment, { id: slot.perawatan_id });
  if (random.chance(0.15)) await doctor.act('service.visitperawatan', done.id, 'batal', { reason: 'Pasien menunda' });
  else await doctor.act('service.visitperawatan', done.id, 'selesai', {});
  await writeNote(doctor, { id: visit.id, code: String(visit['code']) }, []);
  await doctor.act('service.visit', visit.id, 'selesai', {});
  return true;
};

const handOver: Work = async (scene) => {
  const slot = await oneOf<Slot>(scene, free('item_id'));
  if (!slot) return false;
  await scene.at('admin').create('paket.membershipperawatanused', { membershipperawatan_id: slot.id, used: 1 });
  return true;
};

/** What was handed over comes back on the same day. */
const takeBack: Work = async (scene) => {
  const used = await oneOf<{ id: number }>(
    scene,
    `select u.id from membershipperawatanuseds u join membershipperawatans l on l.id = u.membershipperawatan_id
     where l.profile_id = $1 and u.status = 1 and u.source_type = '${claimSource.item}' order by u.id desc limit 3`,
  );
  if (!used) return false;
  await scene.at('manager').act('paket.membershipperawatanused', used.id, 'batal', { reason: 'Salah barang' });
  return true;
};

const giveUp: Work = async (scene) => {
  const sold = await oneOf<{ id: number }>(
    scene,
    'select id from memberships where profile_id = $1 and status = 1 order by id desc limit 10',
  );
  if (!sold) return false;
  const body = { reason: 'Pindah ke luar kota', to_deposit: true };
  await scene.at('manager').call('paket.membership.batal', body, { params: { id: sold.id } });
  return true;
};

const extend: Work = async (scene) => {
  const line = await oneOf<{ id: number; membership_id: number }>(
    scene,
    `select id, membership_id from membershipperawatans where profile_id = $1 and status = 1 and expires_at is not null
     order by expires_at limit 10`,
  );
  if (!line) return false;
  const { id, membership_id } = line;
  const body = { lines: [id], days: 14, reason: 'Pasien sakit' };
  await scene.at('manager').call('paket.membership.perpanjang', body, { params: { id: membership_id } });
  return true;
};

export const packageWorks = { sell, comeForSlot, handOver, takeBack, giveUp, extend } as const satisfies Readonly<
  Record<string, Work>
>;
