// Earlier visits beside the present one: a rail at the left where the screen is wide, a drawer on smaller ones.
import { HistoryOutlined } from '@ant-design/icons';
import { Button, Grid } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../../policies/index.ts';
import { usePreference } from '../../../../providers/preference.ts';
import { useUser } from '../../../../providers/session.ts';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import { onDemand } from '../../../../kit/page/on-demand.tsx';
import words from '../../../../kit/style/words.module.css';
import style from './earlier.module.css';

const EarlierVisits = onDemand(async () => (await import('./earlier-visits.tsx')).EarlierVisits);
const EarlierDrawer = onDemand(async () => (await import('./earlier-drawer.tsx')).EarlierDrawer);

const OPEN = 'open';

const Toggle = ({ open, onToggle }: { open: boolean; onToggle: () => void }) => {
  const { t } = useTranslation();
  return (
    <Button
      icon={<HistoryOutlined aria-hidden />}
      aria-label={t('note.earlier')}
      title={t('note.earlier')}
      aria-expanded={open}
      onClick={onToggle}
    />
  );
};

interface Props {
  readonly visit: VisitData;
  /** @param toggle shows and hides them; null, as the rail is, for who may not read them */
  readonly children: (rail: ReactNode, toggle: ReactNode) => ReactNode;
}

export const EarlierFrame = ({ visit, children }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const { xl } = Grid.useBreakpoint();
  const [rail, setRail] = usePreference('visit-rail');
  const [drawer, setDrawer] = useState(false);
  if (!mayCall(me, 'service.visit.earlier')) return children(null, null);
  const railed = xl === true && rail === OPEN;
  const toggle = () => (xl ? setRail(rail === OPEN ? null : OPEN) : setDrawer(true));
  return (
    <>
      {children(
        railed && (
          <aside className={style.rail} aria-label={t('note.earlier')}>
            <h2 className={`${words.heading} ${style.title}`}>{t('note.earlier')}</h2>
            <EarlierVisits visit={visit} />
          </aside>
        ),
        <Toggle open={railed || drawer} onToggle={toggle} />,
      )}
      {drawer && <EarlierDrawer visit={visit} onClose={() => setDrawer(false)} />}
    </>
  );
};
