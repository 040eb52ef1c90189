// One step of a visit, from a button or from dragging its card: done at once, or asked about in its dialog.
import { type ReactNode, useState } from 'react';
import { visit as resource } from '../../../resources/service/visit.ts';
import { VerbDialog } from '../../../screens/record/verb-dialog.tsx';
import type { NamedVerb } from '../../../screens/record/verbs.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { useArrival } from './use-arrival.tsx';
import { isPlain, usePlainVerb, useVisitReload } from './use-visit-verb.ts';
import type { VisitData } from './visit.ts';

/** Have dialogs of their own: with the free places, and with the next control. */
const MOVE = 'jadwalulang';
const FINISH = 'selesai';
/** The patient comes in. */
const ARRIVE = 'konfirmasi';

interface Asked {
  readonly named: NamedVerb;
  readonly visit: VisitData;
}

const StepDialog = ({ named, visit, onClose }: Asked & { readonly onClose: () => void }) => {
  if (named.name === MOVE) return <RescheduleDialog visit={visit} onClose={onClose} />;
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
