// Moves an appointment to the place on which it was dropped, or makes it longer or shorter; a refusal is told, and the calendar read anew.
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useVerb } from '../../../providers/send.ts';
import { formatDate, formatTime } from '../../../resources/kernel/date.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import type { CalendarVisit } from './calendar.ts';
import type { Place } from './actions.ts';

export const useMove = (reload: () => void) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { send } = useVerb(resource.name, 'jadwalulang');
  const change = async (visit: CalendarVisit, to: Readonly<Record<string, unknown>>, said: string): Promise<void> => {
    try {
      await send(visit, to);
      message.success(said);
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    reload();
  };
  return {
    move: async (visit: CalendarVisit, { doctor_id, date, time }: Place): Promise<void> => {
      // Let go where it was: nothing is written.
      if (visit.doctor_id === doctor_id && visit.visit_date === date && visit.session_time === time) return;
      const when = `${formatDate(date)} ${formatTime(time)}`;
      const said = t('schedule.moved', { name: visit.customerdata.name, when });
      await change(visit, { doctor_id, visit_date: date, session_time: time }, said);
    },
    resize: (visit: CalendarVisit, minutes: number): Promise<void> =>
      change(visit, { minutes }, t('schedule.resized', { name: visit.customerdata.name, minutes })),
  };
};
