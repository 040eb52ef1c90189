// One step of a visit, from a button or from dragging its card: done at once, or asked about in its dialog.
import { type ReactNode, useState } from 'react';
import { visit as resource } from '../../../resources/service/visit.ts';
import type { NamedVerb } from '../../../screens/record/verbs.ts';
import { useArrival } from './use-arrival.tsx';
import { isPlain, usePlainVerb, useVisitReload } from './use-visit-verb.ts';
import type { VisitData } from './visit.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const RescheduleDialog = onDemand(async () => (await import('./reschedule-dialog.tsx')).RescheduleDialog);
const SeatDialog = onDemand(async () => (await import('./seat-dialog.tsx')).SeatDialog);
const FinishDialog = onDemand(async () => (await import('./finish-dialog.tsx')).FinishDialog);
const VerbDialog = onDemand(async () => (await import('../../../screens/record/verb-dialog.tsx')).VerbDialog);

/** Have dialogs of their own: with the free places, with the units, and with the next control. */
const MOVE = 'jadwalulang';
const SEAT = 'masukunit';
const FINISH = 'selesai';
/** The patient comes in. */
const ARRIVE = 'konfirmasi';

interface Asked {
  readonly named: NamedVerb;
  readonly visit: VisitData;
}

const StepDialog = ({ named, visit, onClose }: Asked & { readonly onClose: () => void }) => {
  if (named.name === MOVE) return <RescheduleDialog visit={visit} onClose={onClose} />;
  if (named.name === SEAT) return <SeatDialog visit={visit} onClose={onClose} />;
  if (named.name === FINISH) return <FinishDialog visit={visit} onClose={onClose} />;
  return (
    <VerbDialog
      resource={resource}
      record={visit}
      of={visit.customerdata?.name}
      named={named}
      fields={Object.entries(named.verb.input).map(([key, field]) => ({ name: key, field }))}
      onClose={onClose}
    />
  );
};

export const useVisitStep = () => {
  const { run, busy } = usePlainVerb(resource);
  const reload = useVisitReload();
  // The visit as it was when the dialog opened: a change by somebody else is told, not overwritten.
  const [asked, ask] = useState<Asked>();
  const close = () => {
    ask(undefined);
    void reload();
  };
  const arrival = useArrival();
  const dialog: ReactNode = asked ? <StepDialog {...asked} onClose={close} /> : arrival.drawer;
  const start = (named: NamedVerb, visit: VisitData): void => {
    if (named.name === ARRIVE) void arrival.before(visit, () => void run(named, visit));
    else if (isPlain(named)) void run(named, visit);
    else ask({ named, visit });
  };
  return { dialog, busy, start };
};
