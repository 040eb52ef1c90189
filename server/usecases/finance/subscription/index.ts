// Reports that come by themselves: the use cases of the room.
import { createSubscription, editSubscription, listSubscriptions, setSubscriptionStatus } from './keep-subscription.ts';
import { listDeliveries, listOwnDeliveries, retryDelivery, showDelivery, tryMail } from './list-deliveries.ts';
import { sendNow } from './queue-deliveries.ts';
import { listReportReaders } from './reader.ts';

export const subscriptionHandlers = {
  'finance.langganan.daftar': listSubscriptions,
  'finance.langganan.penerima': listReportReaders,
  'finance.langganan.buat': createSubscription,
  'finance.langganan.ubah': editSubscription,
  'finance.langganan.status': setSubscriptionStatus,
  'finance.langganan.kirim': sendNow,
  'finance.langganan.riwayat': listDeliveries,
  'finance.langganan.milikku': listOwnDeliveries,
  'finance.langganan.pdf': showDelivery,
  'finance.langganan.ulang': retryDelivery,
  'finance.langganan.coba': tryMail,
};
