// Rows of the cash desk: sessions that were counted, a method of QRIS with the branch's own static code.
import { found, type Made, mustBe } from './made.ts';

const countedSession = found(
  `insert into kasirsesis (profile_id, code, user_id, opened_at, opening_amount, closed_at, difference_amount, status)
   select 1, 'KS/BDG/UJI', min(id), now(), 0, now(), 0, 1 from users where username = 'admin.bdg'
   on conflict (profile_id, code) do update set updated_at = now() returning id`,
);
/** Of an invented merchant. */
const QRIS =
  '00020101021126660014COM.CONTOH.WWW011893600914012345678902150000012345678900303UMI51440014ID.CO.QRIS.WWW' +
  '0215ID10200123456780303UMI5204802153033605802ID5918KLINIK GIGI CONTOH6007BANDUNG61054011562070703A0163043042';
const qrisMethod = found(
  `update paymentmethods set qris_payload = '${QRIS}', qris_name = 'KLINIK GIGI CONTOH', qris_nmid = 'ID1020012345678',
     qris_max_amount = 10000000, qris_initiation = 12
   where id = (select min(id) from paymentmethods where profile_id = 1 and kind = 5) returning id`,
);

const patient: Made = async ({ patients }) => patients[0] ?? 0;

/** A note of the manager on a bill, new for each asker. */
const note: Made = async ({ manager, clinic }) => {
  const [bill] = await clinic.database.asOwner<{ id: number }>(
    'select id from bills where profile_id = 1 and code is not null order by id limit 1',
  );
  const body = { kind: 'tagihan', document_id: bill?.id ?? 0, text: 'Uji' };
  return mustBe(await manager.post<{ id: number }>('/api/finance/catatan', body), 201).id;
};
/** With a paper. */
const notePaper: Made = async (world, asker) => {
  const id = await note(world, asker);
  const bytes = Buffer.from('%PDF-1.4\n%%EOF');
  mustBe(
    await world.manager.upload(`/api/finance/catatan/${id}/berkas`, { part: 'bukti', filename: 'a.pdf', bytes }),
    200,
  );
  return id;
};

export const deskRows: Readonly<Record<string, Made>> = {
  // An open one is counted blind.
  'finance.kasirsesi.rincian': countedSession,
  'finance.kasirsesi.print': countedSession,
  'finance.kasirsesi.hitungulang': countedSession,
  'finance.paymentmethod.qris': qrisMethod,
  'finance.paymentmethod.qriscode': qrisMethod,
  'finance.catatan.lampir': note,
  'finance.catatan.berkas': notePaper,
  'finance.catatan.hapus': note,
  'finance.rekening.show': patient,
  'finance.rekening.print': patient,
};
