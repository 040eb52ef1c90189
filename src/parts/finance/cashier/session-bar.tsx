// The drawer above the desk: not open yet, or since when and with what; who verifies sees what waits for him.
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kasirsesi } from '../../../resources/finance/kasirsesi.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { type CashSession, useCashSession } from './session.ts';
import style from './session.module.css';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const OpenSession = onDemand(async () => (await import('./open-session.tsx')).OpenSession);
const CloseSession = onDemand(async () => (await import('./close-session.tsx')).CloseSession);

const SESSIONS = '/finance/payment/kasirsesi';

export const SessionBar = () => {
  const { t } = useTranslation();
  const { placed, session, known, required, waiting, refetch } = useCashSession();
  const [opening, open] = useState(false);
  // Kept while its result is read: by then it is no longer the open one.
  const [closing, close] = useState<CashSession>();
  const done = () => {
    open(false);
    close(undefined);
    void refetch();
  };
  if (!known) return <div className={`${surface.card} ${layout.row} ${style.bar}`} aria-hidden />;
  return (
    <section
      className={`${surface.card} ${layout.row} ${style.bar}`}
      aria-label={t('kas.session.label')}
      data-needed={!session && required}
    >
      {session ? (
        <>
          <StatusChip label={t('kas.session.open')} tone="success" />
          <Link to={`${SESSIONS}/${session.id}`}>{session.code}</Link>
          <span className={words.quiet}>
            {t('kas.session.since')} <InstantText value={session.opened_at} />
          </span>
          <span className={words.quiet}>
            {t('kas.session.float')} <Money value={session.opening_amount} />
          </span>
        </>
      ) : (
        <strong>{t(placed ? 'kas.session.none' : 'kas.session.noBranch')}</strong>
      )}
      <span className={layout.apart}>
        <Link to={waiting > 0 ? `${SESSIONS}?status=${kasirsesi.state.closed}` : SESSIONS}>
          {waiting > 0 ? t('kas.session.waiting', { count: waiting }) : t('kas.session.history')}
        </Link>
        {session && <Button onClick={() => close(session)}>{t('kas.session.close')}</Button>}
        {!session && placed && (
          <Button type="primary" onClick={() => open(true)}>
            {t('kas.session.begin')}
          </Button>
        )}
      </span>
      {opening && <OpenSession onDone={done} onClose={() => open(false)} />}
      {closing && <CloseSession session={closing} onClose={done} />}
    </section>
  );
};
