// The drawer of whoever takes money, where the branch asks for one and none is open yet.
import { SessionBar } from './session-bar.tsx';
import { useCashSession } from './session.ts';

export const SessionNeeded = () => {
  const { known, required, session } = useCashSession();
  return known && required && !session ? <SessionBar /> : null;
};
