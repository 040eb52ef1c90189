// 'Belum dijadwalkan': treatments of approved plans that nobody has booked, by plan; who has agreed longest ago comes first.
import { Button, Drawer, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { visit } from '../../../resources/service/visit.ts';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

type Item = AnswerOf<'service.jadwal.rencana'>['data'][number];
/** Whom an appointment is made for, and what of his plan. */
export interface PlannedBooking {
  readonly customerId: number;
  readonly doctorId: number;
  readonly itemIds: readonly number[];
}
interface Props {
  readonly doctor: number | null;
  readonly onBook: (booking: PlannedBooking) => void;
  readonly onClose: () => void;
}

const WIDTH = 520;
const nameOf = ({ treatment, tooth }: Item): string => [treatment, tooth].filter(Boolean).join(' ');

/** The items of one plan and phase: what is done in one appointment. */
const together = (items: readonly Item[]): readonly (readonly Item[])[] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = `${item.treatmentplan_id} ${item.phase}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
};

const PlanCard = ({ items, onBook }: { items: readonly Item[] } & Pick<Props, 'onBook'>) => {
  const { t } = useTranslation();
  const [first] = items;
  if (!first) return null;
  const { customer_id, doctor_id, name, code, doctor, title, phase, phone } = first;
  const minutes = items.reduce((sum, item) => sum + item.minutes, 0);
  const treatments = items.map(nameOf).join(', ');
  return (
    <li className={`${surface.card} ${layout.stackTight}`}>
      <div>
        <b>{name}</b> <span className={words.faint}>{code}</span>
        <p>{treatments}</p>
        <p className={words.faint}>
          {[title, phase !== null && t('booking.phase', { phase }), doctor, t('booking.minutes', { minutes })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={layout.row}>
        <Button
          type="primary"
          onClick={() => onBook({ customerId: customer_id, doctorId: doctor_id, itemIds: items.map(({ id }) => id) })}
        >
          {t('schedule.bookShort')}
        </Button>
        {phone && (
          <WhatsApp
            phone={phone}
            text={t('schedule.planned.text', { name, treatments })}
            label={t('schedule.reminder.send', { name })}
          />
        )}
      </div>
    </li>
  );
};

export const PlannedDrawer = ({ doctor, onBook, onClose }: Props) => {
  const { t } = useTranslation();
  useReturnFocus();
  const { query, answer } = useCall('service.jadwal.rencana', doctor === null ? {} : { doctor });
  useNewsOf(visit.name, () => void query.refetch());
  return (
    <Drawer open title={t('schedule.planned.title')} width={WIDTH} onClose={onClose}>
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {answer?.data.length === 0 && <EmptyState title={t('schedule.planned.none')} />}
      <ul className={layout.stackSmall}>
        {together(answer?.data ?? []).map((items) => (
          <PlanCard key={items[0]?.id} items={items} onBook={onBook} />
        ))}
      </ul>
    </Drawer>
  );
};
