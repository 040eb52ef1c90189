// The day on which a part of a package is due: in red once it has passed.
import { useTranslation } from 'react-i18next';
import { DateText } from '../../kit/date/date-text.tsx';
import { StatusChip } from '../../kit/chip/status-chip.tsx';
import { useToday } from '../../kit/date/use-today.ts';
import layout from '../../kit/style/layout.module.css';

export const DueText = ({ day }: { readonly day: string | null | undefined }) => {
  const { t } = useTranslation();
  const today = useToday();
  if (!day) return null;
  return (
    <span className={layout.rowTight}>
      <DateText value={day} />
      {day < today && <StatusChip tone="danger" label={t('membership.late')} />}
    </span>
  );
};
