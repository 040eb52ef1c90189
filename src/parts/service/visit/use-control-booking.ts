// The next control as an appointment, once the visit has ended (workspace.md 3).
import { useCreate } from '@refinedev/core';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import type { WrittenOf } from '../../../resources/answers.ts';
import { visitPriority } from '../../../resources/service/visit-booking.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import type { VisitData } from './visit.ts';

interface Wanted {
  readonly visit: VisitData;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** 'HH:mm'; null: some time of that day. */
  readonly time: string | null;
  /** What the end of the visit answered: it names the treatment. */
  readonly done: Pick<WrittenOf<'service.visit'>, 'next_control_perawatandata' | 'next_control_minutes'>;
}

/** Seconds for which it stays on the screen that something is left to be done. */
const TO_BE_READ = 12;

/** Books the control. A refusal is told: the visit has ended, and the control stands on the list of controls all the same. */
export const useControlBooking = () => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { mutateAsync } = useCreate();
  return async ({ visit, day, time, done }: Wanted): Promise<void> => {
    const { next_control_perawatandata: treatment, next_control_minutes: minutes } = done;
    const note = [
      treatment && t('checkout.bookNote', { name: treatment.name }),
      minutes && t('checkout.bookMinutes', { n: minutes }),
    ];
    try {
      await mutateAsync({
        resource: resource.name,
        values: {
          customer_id: visit.customerdata?.id,
          doctor_id: visit.doctor_id,
          visit_date: day,
          session_time: time,
          type: 'kontrol',
          priority: visitPriority.ordinary,
          confirm: false,
          note: note.filter(Boolean).join(' · ') || null,
        },
        successNotification: () => ({ type: 'success', message: t('checkout.booked') }),
        errorNotification: false,
      });
    } catch (error) {
      message.warning(t('checkout.notBooked', { reason: refusalOf(error).message }), TO_BE_READ);
    }
  };
};
