// What must not be overlooked in a patient. Several components may call it: the request is made once.
import { useCall } from '../../../providers/call.ts';

/** @param enabled false: there is no patient to ask about */
export const useAlert = (patientId: number, enabled = true) => {
  const { query, answer: alert } = useCall('service.rekammedis.alert', { id: patientId }, { enabled });
  return { query, alert };
};
