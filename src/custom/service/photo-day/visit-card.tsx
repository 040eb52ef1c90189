// One visit of the day: who, the newest photo, and which photos of the protocol are missing.
import { CameraOutlined, CheckOutlined, MinusOutlined, SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../resources/kernel/date.ts';
import { visitStates } from '../../../resources/service/visit-state.ts';
import type { PhotoLabel } from '../../../parts/service/photo-gallery/use-labels.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { visitPath } from '../../../parts/service/visit/visit.ts';
import type { DayVisit } from './day.ts';
import surface from '../../../kit/style/surface.module.css';
import style from './photo-day.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly visit: DayVisit;
  /** Labels of the protocol, in order. */
  readonly protocol: readonly PhotoLabel[];
  readonly mayUpload: boolean;
  readonly onUpload: () => void;
  readonly onCompare: () => void;
}

const Checklist = ({ visit, protocol }: Pick<Props, 'visit' | 'protocol'>) => {
  const { t } = useTranslation();
  return (
    <ul className={`${layout.row} ${style.checklist}`}>
      {protocol.map(({ id, name }) => {
        const has = visit.labels.includes(id);
        return (
          <li key={id} className={`${layout.lineTight} ${style.check}`} data-has={has}>
            {has ? <CheckOutlined aria-hidden /> : <MinusOutlined aria-hidden />}
            <span aria-hidden>{name}</span>
            <span className="visually-hidden">{t(has ? 'gallery.has' : 'gallery.lacks', { label: name })}</span>
          </li>
        );
      })}
    </ul>
  );
};

export const VisitCard = ({ visit, protocol, mayUpload, onUpload, onCompare }: Props) => {
  const { t } = useTranslation();
  const { customerdata, doctordata, status } = visit;
  const done = protocol.filter(({ id }) => visit.labels.includes(id)).length;
  const state = visitStates[status];
  const isWhole = protocol.length > 0 && done === protocol.length;
  return (
    <li className={`${surface.card} ${layout.stack} ${style.card}`}>
      <div className={style.head}>
        {visit.thumburl ? (
          <img className={style.thumb} src={visit.thumburl} alt="" loading="lazy" />
        ) : (
          <span className={style.blank} aria-hidden>
            <CameraOutlined />
          </span>
        )}
        <div className={layout.lines}>
          <Link className={words.name} to={`${visitPath(visit.id)}?tab=foto`}>
            {customerdata.name}
          </Link>
          <span className={words.quiet}>
            {[customerdata.code, visit.label, visit.session_time && formatTime(visit.session_time)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className={words.quiet}>{doctordata.name}</span>
        </div>
        <StatusChip label={state.label} tone={state.tone} />
      </div>
      <div className={layout.between}>
        <span>{t('gallery.photos', { count: visit.photo_count })}</span>
        <StatusChip
          label={isWhole ? t('gallery.protocolDone') : t('gallery.protocol', { done, total: protocol.length })}
          tone={isWhole ? 'success' : done > 0 ? 'warning' : 'neutral'}
        />
      </div>
      <Checklist visit={visit} protocol={protocol} />
      <div className={layout.row}>
        {mayUpload && (
          <Button icon={<CameraOutlined aria-hidden />} onClick={onUpload}>
            {t('gallery.addPhotos')}
          </Button>
        )}
        {visit.has_earlier && visit.photo_count > 0 && (
          <Button icon={<SwapOutlined aria-hidden />} onClick={onCompare}>
            {t('gallery.withLast')}
          </Button>
        )}
      </div>
    </li>
  );
};
