// '/service/visit', Papan antrian: the visits of a day by state, and every step that moves them on (service.md 3.1, 4).
import { PlusOutlined, UserAddOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { DOKTER } from '../../../policies/role.ts';
import { useBranch } from '../../../providers/branch.ts';
import { useUser } from '../../../providers/session.ts';
import { visit } from '../../../resources/service/visit.ts';
import { DragArea } from '../../../kit/hooks/drag.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { BoardColumns } from './columns.tsx';
import { useDropOn } from './use-drop-on.ts';
import { BoardToolbar } from './toolbar.tsx';
import { type BoardState, useBoard, useBoardFilter } from './use-board.ts';
import style from './visit-board.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const VisitDrawer = onDemand(async () => (await import('../../../parts/service/visit/visit-form.tsx')).VisitDrawer);
const RegistrationSheet = onDemand(
  async () => (await import('../../../parts/service/patient/registration-sheet.tsx')).RegistrationSheet,
);

/** Which sheet is open, and for whom the new visit is. */
type Sheet = { readonly kind: 'visit'; readonly customerId?: number } | { readonly kind: 'patient' };

const nameOfCard = ({ customerdata, code }: VisitData): string => customerdata?.name ?? code;

export default function VisitBoardPage() {
  const { t } = useTranslation();
  const me = useUser();
  const { id, role } = me;
  const branch = useBranch();
  const today = useToday();
  const own = role === DOKTER ? id : null;
  const [filter, change] = useBoardFilter(today, own);
  const board = useBoard(filter);
  const [sheet, open] = useState<Sheet>();
  const close = () => open(undefined);
  const { dialog, dropOn } = useDropOn();

  return (
    <>
      <PageHeader
        title={t('queue.title')}
        actions={
          <>
            <LinkButton to="/service/visit/daily">{t('queue.table')}</LinkButton>
            <LinkButton to="/service/visit/jadwal">{t('schedule.board.calendar')}</LinkButton>
            <LinkButton to="/service/visit/antrian">{t('schedule.screen.title')}</LinkButton>
            {branch !== null && can(me, 'service.registration.storecustomer', 'call') && (
              <Button icon={<UserAddOutlined aria-hidden />} onClick={() => open({ kind: 'patient' })}>
                {t('queue.newPatientButton')}
              </Button>
            )}
            {branch !== null && can(me, visit.name, 'create') && (
              <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open({ kind: 'visit' })}>
                {t('visit.create')}
              </Button>
            )}
          </>
        }
      />
      <BoardToolbar filter={filter} today={today} onChange={change} onRefresh={() => void board.reload()} />
      {board.stale && <Alert className={style.notice} type="warning" showIcon message={t('queue.stale')} />}
      {board.hidden > 0 && (
        <Alert className={style.notice} type="info" showIcon message={t('queue.more', { count: board.hidden })} />
      )}
      {board.problem ? (
        <ErrorState message={board.problem} onRetry={() => void board.reload()} />
      ) : board.loading ? (
        <Skeleton active title={false} />
      ) : (
        <DragArea<VisitData, { readonly state: BoardState }>
          onDrop={(card, { state }) => dropOn(card, state)}
          renderOverlay={(card) => <div className={style.shadow}>{nameOfCard(card)}</div>}
          nameOf={nameOfCard}
        >
          <BoardColumns columns={board.columns} />
        </DragArea>
      )}
      {dialog}
      <VisitDrawer
        open={sheet?.kind === 'visit'}
        customerId={sheet?.kind === 'visit' ? sheet.customerId : undefined}
        doctorId={filter.doctor ?? undefined}
        date={filter.date}
        onClose={close}
      />
      <RegistrationSheet
        open={sheet?.kind === 'patient'}
        onClose={close}
        onDone={(patient) => open({ kind: 'visit', customerId: patient.id })}
      />
    </>
  );
}
