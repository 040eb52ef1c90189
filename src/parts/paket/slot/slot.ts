// Slots that a patient has left, as pages read them.
import { mayCall } from '../../../policies/index.ts';
import { type AskedOf, useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';

const CALL = 'paket.membership.tersedia';

export type SlotData = AnswerOf<typeof CALL>['data'][number];

/**
 * A patient's slots; empty while they load, and for readers who may not see them.
 * @param enabled false: nobody is chosen yet
 */
export const useSlots = (asked: AskedOf<typeof CALL>, enabled = true) => {
  const me = useUser();
  const mayRead = mayCall(me, CALL);
  const { answer, query } = useCall(CALL, asked, { enabled: enabled && mayRead });
  return { slots: answer?.data ?? [], query, mayRead };
};
