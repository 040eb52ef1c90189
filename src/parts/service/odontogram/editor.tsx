// The odontogram of a visit to be written: choose teeth, choose a code, record it (service.md 2.13).
import { App, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { can } from '../../../policies/index.ts';
import type { EntryData } from '../../../resources/service/odontogram-answer.ts';
import { currentChart } from '../../../resources/service/odontogram-chart.ts';
import type { Surface } from '../../../resources/service/tooth.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { OdontogramBoard } from './board.tsx';
import type { Selection } from './chart.tsx';
import { entriesFor, pick, type Recording } from './picking.ts';
import { SheetForm } from './sheet-form.tsx';
import { Recorder } from './recorder.tsx';
import { useOdontogram } from './use-odontogram.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const VoidDialog = onDemand(async () => (await import('./void-dialog.tsx')).VoidDialog);

interface Props {
  readonly customerId: number;
  readonly visitId: number;
  /** The visit goes on: its teeth may be written. */
  readonly open: boolean;
}

const NONE: Selection = new Map();

export const OdontogramEditor = ({ customerId, visitId, open }: Props) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const me = useUser();
  const { answer, query } = useOdontogram(customerId);
  const { send } = useSend('service.odontogram.record');
  const [selection, select] = useState(NONE);
  const [voided, setVoided] = useState<EntryData>();
  const onPick = useCallback(
    (tooth: number, surface: Surface | null) => select((now) => pick(now, tooth, surface)),
    [],
  );
  const onClear = useCallback(() => select(NONE), []);
  if (query.isError && !answer)
    return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <Skeleton active title={false} />;

  const record = async (what: Recording): Promise<void> => {
    try {
      const entries = entriesFor(selection, what, currentChart(answer.entries));
      await send({}, { visit_id: visitId, entries });
      message.success(t('form.saved'));
      select(NONE);
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    await query.refetch();
  };
  return (
    <>
      <OdontogramBoard
        answer={answer}
        selection={selection}
        onPick={onPick}
        onClear={onClear}
        tools={open && <Recorder selection={selection} onPick={onPick} onClear={onClear} onRecord={record} />}
        sheet={
          open && (
            <SheetForm
              key={answer.sheet?.visit_id === visitId ? answer.sheet.version : 0}
              sheet={answer.sheet}
              visitId={visitId}
              onSaved={() => void query.refetch()}
            />
          )
        }
        onVoid={can(me, 'service.odontogram.void', 'call') ? setVoided : undefined}
      />
      {voided && (
        <VoidDialog
          entry={voided}
          onClose={() => setVoided(undefined)}
          onDone={() => {
            setVoided(undefined);
            void query.refetch();
          }}
        />
      )}
    </>
  );
};
