// In a row or on a card: what waits for an approver, in a few words.
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../kit/chip/status-chip.tsx';
import { requestsOf, waitingText } from './requests.ts';

export const RequestChips = ({ record }: { record: object }) => {
  const { t } = useTranslation();
  return requestsOf(record).map((request) => (
    <StatusChip key={request.id} label={waitingText(t, request)} tone="warning" />
  ));
};
