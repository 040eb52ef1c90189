// The next control as an appointment, once the visit has ended (workspace.md 3).
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import type { WrittenOf } from '../../../resources/answers.ts';
import { visitPriority } from '../../../resources/service/visit-booking.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import type { VisitData } from './visit.ts';

interface Wanted {
  readonly visit: VisitData;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** 'HH:mm'; null: some time of that day. */
  readonly time: string | null;
  /** Items of the patient's plans that it is for. */
  readonly item_ids: readonly number[];
  /** What the end of the visit answered: it names the treatment. */
  readonly done: Pick<WrittenOf<'service.visit'>, 'next_control_perawatan_id' | 'next_control_minutes'>;
}

/** Seconds for which it stays on the screen that something is left to be done. */
const TO_BE_READ = 12;

/** Books the control. A refusal is told: the visit has ended, and the control stands on the list of controls all the same. */
export const useControlBooking = () => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { send } = useSend('service.visit.janji', tellDone(t('checkout.booked')));
  return async ({ visit, day, time, item_ids, done }: Wanted): Promise<void> => {
    const { next_control_perawatan_id: treatment, next_control_minutes: minutes } = done;
    try {
      await send(
        {},
        {
          customer_id: visit.customerdata?.id ?? 0,
          doctor_id: visit.doctor_id,
          visit_date: day,
          session_time: time,
          minutes,
          type: 'kontrol',
          priority: visitPriority.ordinary,
          confirm: false,
          item_ids,
          perawatan_ids: treatment === null ? [] : [treatment],
        },
      );
    } catch (error) {
      message.warning(t('checkout.notBooked', { reason: refusalOf(error).message }), TO_BE_READ);
    }
  };
};
