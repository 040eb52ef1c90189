// The odontogram of a visit to be written: a code is taken into the hand and clicked onto tooth after tooth (service.md 2.13;
// workspace.md 3).
import { App, Segmented, Skeleton } from 'antd';
import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { can } from '../../../policies/index.ts';
import type { EntryData, OdontogramAnswer } from '../../../resources/service/odontogram-answer.ts';
import { currentChart, isThere, plannedChart } from '../../../resources/service/odontogram-chart.ts';
import type { NewEntry } from '../../../resources/service/odontogram-calls.ts';
import { type Layer, LAYERS } from '../../../resources/service/odontogram-code.ts';
import { isUndoable } from '../../../resources/service/odontogram-undo.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { StandingForm } from '../../../kit/form/standing-form.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { useSteady } from '../../../kit/hooks/steady.ts';
import { OdontogramBoard } from './board.tsx';
import type { Selection } from './chart.tsx';
import { type Finding, findingOf } from './finding.ts';
import { HandBar } from './hand-bar.tsx';
import { CodePalette } from './palette.tsx';
import { entriesFor, type Held } from './picking.ts';
import { SheetForm } from './sheet-form.tsx';
import { useHand } from './use-hand.ts';
import { useOdontogram } from './use-odontogram.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { type Reading, type TakenBack, useRecording } from './use-recording.ts';
import { saidOf } from './words.ts';

const VoidDialog = onDemand(async () => (await import('./void-dialog.tsx')).VoidDialog);

interface Props {
  readonly customerId: number;
  readonly visitId: number;
  /** Years of the patient; a child's milk teeth are drawn. */
  readonly age?: number | null;
  /** The way to other charts of the mouth. */
  readonly head?: ReactNode;
  /** The visit goes on: its teeth may be written. */
  readonly open: boolean;
  /** What may renderFollow from a finding, below the chart; `record` marks it there. */
  readonly renderFollow?: (finding: Finding, record: (entries: readonly NewEntry[]) => void) => ReactNode;
}

/** What the server holds, and how it is read again. */
interface ChairProps extends Props {
  readonly answer: OdontogramAnswer;
  readonly refetch: Reading;
}

/** The chart with what is on its way to the server, and the words for what the last click did. */
const useWriting = ({ visitId, answer, refetch }: ChairProps) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [said, say] = useState('');
  const takenBack = ({ entries, message: why }: TakenBack) => {
    say(t('chart.takenBack', { what: saidOf(entries) }));
    message.error(`${t('chart.takenBack', { what: saidOf(entries) })}: ${why}`);
  };
  const { entries, kept, record, ...back } = useRecording({ visitId, answer, refetch }, takenBack);
  /** Shows the entries at once; those that stand there already are not written twice. */
  const write = (wanted: readonly NewEntry[]): boolean => {
    const charts = { now: currentChart(entries), plan: plannedChart(entries) };
    const fresh = wanted.filter((entry) => !isThere(entry.layer === 2 ? charts.plan : charts.now, entry));
    say(t(fresh.length > 0 ? 'chart.recorded' : 'chart.alreadyThere', { what: saidOf(wanted) }));
    if (fresh.length > 0) record(fresh);
    return fresh.length > 0;
  };
  const undo = async (ids: readonly number[], what: string): Promise<void> => {
    try {
      await back.undo(ids);
      say(t('chart.undone', { what }));
    } catch (error) {
      message.error(refusalOf(error).message);
    }
  };
  return { entries, said, kept, write, undo };
};

const LayerSwitch = memo(({ value, onChange }: { value: Layer; onChange: (layer: Layer) => void }) => {
  const { t } = useTranslation();
  return (
    <Segmented<Layer>
      size="small"
      aria-label={t('chart.layers')}
      value={value}
      onChange={onChange}
      options={LAYERS.map((one) => ({ value: one.value, label: one.label }))}
    />
  );
});
LayerSwitch.displayName = 'LayerSwitch';

/** What is in hand, the tools around the chart, and what a click does with them: the tooth first, what is said about it after. */
const useTools = (renderFollow: Props['renderFollow'], writing: ReturnType<typeof useWriting>) => {
  const { entries, said, kept, write, undo } = writing;
  const mayUndo = can(useUser(), 'service.odontogram.void', 'call');
  const [note, setNote] = useState('');
  const [last, setLast] = useState<Finding>();
  const put = (teeth: Selection, held: Held, layer: Layer) => {
    const wanted = entriesFor(teeth, { ...held, layer, note: note.trim() || null }, currentChart(entries));
    if (write(wanted)) setNote('');
    setLast(wanted.at(-1));
  };
  const hand = useHand(useSteady(put));
  const { selection, held, layer } = hand;
  const finding = useDeferredValue(findingOf(entries, selection) ?? last);
  const record = useSteady(write);
  const onUndo = useSteady(() => void (kept && undo(kept.ids, saidOf(kept.entries))));
  const onRecord = useSteady(() => {
    if (!held) return;
    put(selection, held, layer);
    hand.clear();
  });
  const follow = useMemo(() => finding && renderFollow?.(finding, record), [finding, renderFollow, record]);
  const inHand = useDeferredValue(held);
  const later = useDeferredValue(selection);
  const told = useDeferredValue(said);
  const undoable = useDeferredValue(Boolean(kept && mayUndo));
  const tools = {
    layer: <LayerSwitch value={layer} onChange={hand.setLayer} />,
    codes: <CodePalette value={held} onChange={hand.hold} />,
    hand: (
      <>
        <HandBar
          held={inHand}
          // With a code in hand surfaces are ticked there, and a tick does not wait.
          selection={held ? selection : later}
          note={note}
          said={told}
          onNote={setNote}
          onUndo={undoable ? onUndo : undefined}
          onPick={hand.choose}
          onClear={hand.letGo}
          onRecord={onRecord}
        />
        {follow}
      </>
    ),
  };
  return { hand, tools };
};

const Chair = (props: ChairProps) => {
  const { customerId, visitId, age, head, open, answer, refetch, renderFollow } = props;
  const writing = useWriting(props);
  const { entries, undo } = writing;
  const { hand, tools } = useTools(renderFollow, writing);
  const me = useUser();
  const [voided, setVoided] = useState<EntryData>();
  const isFresh = useCallback(
    ({ visit_id, recorded_at, recorderdata }: EntryData): boolean =>
      open && visit_id === visitId && isUndoable({ recorded_by: recorderdata?.id, recorded_at }, me.id, new Date()),
    [open, visitId, me.id],
  );
  const takeBack = useSteady((entry: EntryData): void => {
    if (isFresh(entry)) void undo([entry.id], saidOf([entry]));
    else setVoided(entry);
  });
  const read = useSteady(() => void refetch());
  const { sheet } = answer;
  // Its fields are not drawn again by findings.
  const form = useMemo(
    () => (
      <StandingForm version={sheet?.visit_id === visitId ? sheet.version : 0} shown={sheet}>
        {(shown, onSaved, onTaken) => (
          <SheetForm
            customerId={customerId}
            sheet={shown}
            visitId={visitId}
            onTaken={onTaken}
            onSaved={() => {
              onSaved();
              read();
            }}
          />
        )}
      </StandingForm>
    ),
    [sheet, customerId, visitId, read],
  );
  return (
    <>
      <OdontogramBoard
        answer={{ entries, sheet }}
        age={age}
        head={head}
        selection={hand.selection}
        onPick={hand.onPick}
        onClear={hand.letGo}
        tools={open && tools}
        sheet={open ? form : undefined}
        onVoid={can(me, 'service.odontogram.void', 'call') ? takeBack : undefined}
        isFresh={isFresh}
      />
      {voided && (
        <VoidDialog
          entry={voided}
          onClose={() => setVoided(undefined)}
          onDone={() => {
            setVoided(undefined);
            read();
          }}
        />
      )}
    </>
  );
};

/** Reads the chart apart from who writes it: what is recorded asks nothing of the reading, and is drawn without it. */
export const OdontogramEditor = (props: Props) => {
  const { customerId } = props;
  const { answer, query } = useOdontogram(customerId);
  if (query.isError && !answer)
    return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <Skeleton active title={false} />;
  return <Chair key={customerId} {...props} answer={answer} refetch={query.refetch} />;
};
