// What comes by itself: a subscription of the first branch, its delivery to whoever asks, and one that failed.
import { found, type Made, mustBe } from './made.ts';

const subscription = found(
  `insert into reportsubscriptions (profile_id, report, rhythm, range, begins_on, created_by)
   select 1, 'labarugi', 'harian', 'kemarin', '2099-01-01', id from users where username = 'manager.bdg' returning id`,
);
const FACTS = `current_date, current_date, current_date`;
/** To the asker himself: somebody else's is nobody's business. */
const ownDelivery: Made = async (world, asker) => {
  const { id } = mustBe(await asker.get<{ id: number }>('/api/auth/me'), 200);
  return found(
    `insert into reportdeliveries (profile_id, subscription_id, user_id, day, start_date, end_date, status, pdf, filename, made_at)
     values (1, ${await subscription(world, asker)}, ${id}, ${FACTS}, 4, '%PDF-1.4', 'uji.pdf', now()) returning id`,
  )(world, asker);
};
const failedDelivery: Made = async (world, asker) =>
  found(
    `insert into reportdeliveries (profile_id, subscription_id, user_id, day, start_date, end_date, status, problem)
     select 1, ${await subscription(world, asker)}, id, ${FACTS}, -2, 'Uji' from users where username = 'manager.bdg' returning id`,
  )(world, asker);

/** By the call's name. */
export const mailRows: Readonly<Record<string, Made>> = {
  'finance.langganan.ubah': subscription,
  'finance.langganan.status': subscription,
  'finance.langganan.kirim': subscription,
  'finance.langganan.pdf': ownDelivery,
  'finance.langganan.ulang': failedDelivery,
};
