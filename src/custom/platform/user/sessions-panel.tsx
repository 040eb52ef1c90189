// Where somebody is signed in: device, address, last seen; any session but the own can be ended (platform.md 1).
import { App, Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { sendCall } from '../../../providers/send.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { deviceOf } from './device.ts';
import style from '../../../parts/platform/person/person.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

type Session = AnswerOf<'platform.users.sessions'>['data'][number];

const Row = ({ session, onEnd }: { session: Session; onEnd: () => Promise<void> }) => {
  const { t } = useTranslation();
  const device = deviceOf(session.user_agent) ?? t('person.unknownDevice');
  return (
    <li className={layout.between}>
      <div className={style.words}>
        <strong>{device}</strong>
        <span className={words.quiet}>
          {session.address} · {t('person.lastSeen')} <InstantText value={session.last_seen_at} />
        </span>
      </div>
      {session.current ? (
        <StatusChip tone="success" label={t('person.thisSession')} />
      ) : (
        <Popconfirm
          title={t('person.endSessionTitle')}
          okText={t('person.endSession')}
          cancelText={t('form.cancel')}
          onConfirm={onEnd}
        >
          <Button danger aria-label={t('person.endSessionOf', { device })}>
            {t('person.endSession')}
          </Button>
        </Popconfirm>
      )}
    </li>
  );
};

export const SessionsPanel = ({ id }: { id: number }) => {
  const { message } = App.useApp();
  const { query, answer } = useCall('platform.users.sessions', { id });
  const sessions = answer?.data;
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!sessions) return <WaitingRows />;
  if (sessions.length === 0) return <EmptyState />;
  const end = async (session: Session) => {
    try {
      await sendCall('platform.auth.revoke', { id: session.id }, undefined);
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    await query.refetch();
  };
  return (
    <ul className={layout.divided}>
      {sessions.map((session) => (
        <Row key={session.id} session={session} onEnd={() => end(session)} />
      ))}
    </ul>
  );
};
