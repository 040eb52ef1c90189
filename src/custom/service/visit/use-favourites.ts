// The treatments that stand as buttons. Several components may call it: the request is made once.
import { mayCall } from '../../../policies/index.ts';
import { DOKTER } from '../../../policies/role.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';

/** @param enabled false: there are no buttons */
export const useFavourites = (visit: VisitData, enabled = true) => {
  const me = useUser();
  // A doctor has his own buttons at whosever visit he works.
  const doctor = me.role === DOKTER ? me.id : visit.doctor_id;
  const mayRead = mayCall(me, 'service.tindakanfavorit.list');
  const { query, answer } = useCall('service.tindakanfavorit.list', { doctor }, { enabled: enabled && mayRead });
  return { query, favourites: answer?.data, mayRead };
};
