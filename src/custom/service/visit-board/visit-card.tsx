// One visit on the board.
import { MessageOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime, timeIn } from '../../../resources/kernel/date.ts';
import { visitPriority } from '../../../resources/service/visit-booking.ts';
import type { Option } from '../../../resources/kernel/field.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { PatientFacts, type Patient } from '../../../screens/patient/patient-chip.tsx';
import { useDragged } from '../../../kit/hooks/drag.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { paymentPath, type VisitData, visitPath } from '../../../parts/service/visit/visit.ts';
import { VisitVerbs } from '../../../parts/service/visit/visit-verbs.tsx';
import { ChairChip, WaitingChip } from '../../../parts/service/visit/waiting-chip.tsx';
import { useZone } from '../../../kit/date/zone.ts';
import { Link } from '../../../kit/page/link.tsx';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import style from './visit-board.module.css';

const Marks = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const options: readonly Option[] = resource.fields.priority.options;
  const priority = options.find(({ value }) => value === visit.priority && visit.priority !== visitPriority.ordinary);
  const { status, waiting_minutes, chair_minutes } = visit;
  return (
    <div className={`${layout.rowTight} ${style.marks}`}>
      {status === visitState.waiting && waiting_minutes !== null && <WaitingChip minutes={waiting_minutes} />}
      {status === visitState.waiting && visit.called_at && <StatusChip tone="info" label={t('queue.called')} />}
      {status === visitState.inUnit && visit.unitdata && <StatusChip tone="info" label={visit.unitdata.name} />}
      {status === visitState.inUnit && chair_minutes !== null && <ChairChip minutes={chair_minutes} />}
      {priority && <StatusChip tone={priority.tone} label={priority.label} />}
      {visit.isnew && <StatusChip tone="neutral" label={t('queue.newPatient')} />}
    </div>
  );
};

/** The bill of a finished visit, as a way to the desk where it is paid. */
const Bill = ({ visit: { billdata } }: { visit: VisitData }) => {
  const { t } = useTranslation();
  if (!billdata) return <span className={words.faint}>{t('visit.noBill')}</span>;
  return <Link to={paymentPath(billdata.id)}>{t('visit.billState', { status: billdata.statusname })}</Link>;
};

interface Props {
  readonly visit: VisitData;
  /** What tells him from his namesakes, once it came. */
  readonly patient?: Patient;
}

export const VisitCard = memo(({ visit, patient }: Props) => {
  const { t } = useTranslation();
  const zone = useZone();
  const { attach, listeners, isDragging } = useDragged(`card-${visit.id}`, visit, false);
  const type = resource.fields.type.options.find(({ value }) => value === visit.type)?.label;
  const time = visit.session_time ?? (visit.confirmed_at ? timeIn(zone, new Date(visit.confirmed_at)) : null);
  const name = visit.customerdata?.name ?? visit.code;
  return (
    <article
      ref={attach}
      className={`${surface.card} ${style.card}`}
      aria-label={name}
      data-priority={visit.priority}
      data-dragging={isDragging}
      {...listeners}
    >
      <div className={layout.between}>
        <span className={visit.label ? style.label : words.faint}>{visit.label ?? t('queue.noNumber')}</span>
        <span className={words.faint}>
          {type}
          {time && ` · ${formatTime(time)}`}
        </span>
      </div>
      <Link to={visitPath(visit.id)} className={style.name}>
        {name}
      </Link>
      <div className={words.faint}>
        {visit.customerdata?.code} · {visit.doctordata?.name}
      </div>
      {patient && <PatientFacts patient={patient} />}
      {visit.keluhan && <p className={`${words.quiet} ${style.complaint}`}>{visit.keluhan}</p>}
      {visit.desk_note && (
        <p className={style.complaint}>
          <MessageOutlined aria-label={resource.fields.desk_note.label} /> {visit.desk_note}
        </p>
      )}
      <Marks visit={visit} />
      <div className={`${layout.rowTight} ${style.verbs}`}>
        {visit.status === visitState.finished && <Bill visit={visit} />}
        <VisitVerbs visit={visit} size="small" />
      </div>
    </article>
  );
});
