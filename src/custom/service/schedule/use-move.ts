// Moves an appointment to the place on which it was dropped; a refusal is told, and the calendar read anew.
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useVerb } from '../../../providers/send.ts';
import { formatDate, formatTime } from '../../../resources/kernel/date.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import type { CalendarVisit } from './calendar.ts';
import type { Place } from './slot-list.tsx';

export const useMove = (reload: () => void) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { send } = useVerb(resource.name, 'jadwalulang');
  return async (visit: CalendarVisit, { doctor_id, date, time }: Place): Promise<void> => {
    if (visit.doctor_id === doctor_id && visit.visit_date === date && visit.session_time === time) return;
    try {
      await send(visit, { doctor_id, visit_date: date, session_time: time });
      const when = `${formatDate(date)} ${formatTime(time)}`;
      message.success(t('schedule.moved', { name: visit.customerdata.name, when }));
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    reload();
  };
};
