// The day a form lab is due; late ones in red, and said in words.
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../kit/date/date-text.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import type { FormlabData } from './formlab.ts';
import layout from '../../../kit/style/layout.module.css';

export const DueText = ({ formlab }: { formlab: Pick<FormlabData, 'due_at' | 'islate'> }) => {
  const { t } = useTranslation();
  if (!formlab.due_at) return null;
  return (
    <span className={layout.rowTight}>
      <DateText value={formlab.due_at} />
      {formlab.islate && <StatusChip tone="danger" label={t('lab.late')} />}
    </span>
  );
};
