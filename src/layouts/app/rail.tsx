// The rail at the side, on a phone the bar at the foot: where the day is spent, with what waits there.
import { AppstoreOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { formatNumber } from '../../resources/kernel/money.ts';
import { useNarrow } from '../../providers/media.ts';
import { useUser } from '../../providers/session.ts';
import { CountBadge } from '../../kit/chip/count-badge.tsx';
import { useTodayCounts } from '../../parts/platform/today/use-today-news.ts';
import { RailIcon } from './rail-icon.tsx';
import style from './rail.module.css';
import type { RailPlace } from './rail-places.ts';
import { atHand, waitsAt } from './rail-waits.ts';
import { useRail } from './use-rail.ts';

const SettingsPanel = lazy(() => import('./settings-panel.tsx'));

interface PlaceProps {
  readonly place: RailPlace;
  readonly current: boolean;
  readonly waits: ReturnType<typeof waitsAt>;
}

const Place = ({ place: { name, path }, current, waits }: PlaceProps) => {
  const { t } = useTranslation();
  const line = waits.get(name);
  const words = line && `${formatNumber(line.count)} · ${t(`today.line.${line.name}`)}`;
  return (
    <Link to={path} className={style.place} aria-current={current ? 'true' : undefined} title={words}>
      <CountBadge count={line?.count ?? 0}>
        <span className={style.icon}>
          <RailIcon name={name} />
        </span>
      </CountBadge>
      <span className={style.word}>{t(`rail.${name}`)}</span>
      {words && <span className="visually-hidden">{words}</span>}
    </Link>
  );
};

/** All that is set up once, behind one button with a search. */
const Settings = ({ place, current }: { place: RailPlace; current: boolean }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={style.place}
        aria-haspopup="dialog"
        aria-current={current ? 'true' : undefined}
        onClick={() => setOpen(true)}
      >
        <span className={style.icon}>
          <RailIcon name="settings" />
        </span>
        <span className={style.word}>{t('rail.settings')}</span>
      </button>
      <Suspense>{open && <SettingsPanel entries={place.entries} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};

interface Props {
  /** Opens the whole menu, on a phone. */
  readonly onMore: () => void;
}

export default function Rail({ onMore }: Props) {
  const { t } = useTranslation();
  const { role } = useUser();
  const { pathname } = useLocation();
  const { places, current } = useRail();
  const narrow = useNarrow();
  const answer = useTodayCounts(pathname === '/');
  const waits = waitsAt([...(answer?.people ?? []), ...(answer?.lines ?? [])]);
  const shown = narrow ? atHand(places, role) : places;
  return (
    <nav className={style.rail} aria-label={t('rail.label')}>
      {shown.map((place) =>
        place.name === 'settings' ? (
          <Settings key={place.name} place={place} current={place === current} />
        ) : (
          <Place key={place.name} place={place} current={place === current} waits={waits} />
        ),
      )}
      {narrow && (
        <button type="button" className={style.place} aria-haspopup="dialog" onClick={onMore}>
          <span className={style.icon}>
            <AppstoreOutlined aria-hidden />
          </span>
          <span className={style.word}>{t('rail.more')}</span>
        </button>
      )}
    </nav>
  );
}
