// A card that falls on another column takes the step between them; what its button asks is asked here too (service.md 3.1).
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { visitStates } from '../../../resources/service/visit-state.ts';
import { heldBy, waitingText } from '../../../screens/request/requests.ts';
import { useVisitStep } from '../../../parts/service/visit/use-visit-step.tsx';
import { type VisitData, visitVerbs } from '../../../parts/service/visit/visit.ts';
import type { BoardState } from './use-board.ts';

export const useDropOn = () => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const user = useUser();
  const { start, dialog } = useVisitStep();
  const dropOn = (visit: VisitData, state: BoardState): void => {
    if (visit.status === state) return;
    const step = visitVerbs(user, visit).find(({ verb }) => verb.to === state);
    const name = visit.customerdata?.name ?? visit.code;
    const held = step && heldBy(visit, step.name);
    if (held) return void message.warning(`${name}: ${waitingText(t, held)}`);
    if (step) return start(step, visit);
    message.warning(t('schedule.board.noStep', { name, state: visitStates[state].label }));
  };
  return { dialog, dropOn };
};
