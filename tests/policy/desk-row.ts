// Rows of the cash desk: sessions that were counted, a method of QRIS with the branch's own static code.
import { found, type Made, mustBe } from './made.ts';

/** Of an invented merchant. */
const STATIC_QRIS =
  '00020101021126660014COM.CONTOH.WWW011893600914012345678902150000012345678900303UMI51440014ID.CO.QRIS.WWW' +
  '0215ID10200123456780303UMI5204802153033605802ID5918KLINIK GIGI CONTOH6007BANDUNG61054011562070703A0163043042';

/** With a static code, as the manager stored it. */
const qrisMethod: Made = async (world, asker) => {
  const [method] = await world.clinic.database.asOwner<{ id: number; version: number }>(
    'select id, version from paymentmethods where profile_id = 1 and kind = 5 order by id limit 1',
  );
  const { id, version } = method ?? { id: 0, version: 0 };
  mustBe(await world.manager.put(`/api/finance/paymentmethod/${id}/qris`, { version, payload: STATIC_QRIS }), 200);
  return found(`select ${id} as id`)(world, asker);
};
const countedSession = found('select max(id) as id from kasirsesis where profile_id = 1 and status > 0');

export const deskRows: Readonly<Record<string, Made>> = {
  // An open one is counted blind.
  'finance.kasirsesi.rincian': countedSession,
  'finance.kasirsesi.print': countedSession,
  'finance.paymentmethod.qris': qrisMethod,
  'finance.paymentmethod.qriscode': qrisMethod,
};
