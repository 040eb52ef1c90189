// Sends a subscription as it was filled in, over the one that the drawer opened with.
import { useTranslation } from 'react-i18next';
import { readCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import {
  rangeText,
  reportLabel,
  type Rhythm,
  rhythmText,
  type SentRange,
  type SentReport,
} from '../../../resources/finance/subscription.ts';
import { mergeTyped } from '../../../kit/form/merge-typed.ts';
import { useHeld } from '../../../kit/form/use-held.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import type { Subscription } from './subscription-part.tsx';

export interface Values {
  readonly report: SentReport;
  readonly everywhere: boolean;
  readonly rhythm: Rhythm;
  readonly day: number | null;
  readonly range: SentRange;
  readonly readers: readonly number[];
}
export interface KeepProps {
  /** Left out: a new one. */
  readonly subscription?: Subscription;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export const valuesOf = ({ report, everywhere, rhythm, day, range, readers }: Subscription): Values => ({
  report,
  everywhere,
  rhythm,
  day,
  range,
  readers: readers.map(({ id }) => id),
});

/** From what is typed to what is typed on top of a colleague's. */
type Merging = (typed: Values) => Values;

interface Unwritten {
  readonly version: number;
}
const UNWRITTEN: Unwritten = { version: 0 };

/** What a colleague made of it. */
const Stored = ({ of: { report, rhythm, day, range, readers } }: { readonly of: Subscription }) => (
  <ul>
    <li>{[reportLabel(report), rhythmText(rhythm, day), rangeText(range)].join(' · ')}</li>
    <li>{readers.map(({ name }) => name).join(', ')}</li>
  </ul>
);

/** Sends a new one, or the change of one. */
export const useKeep = ({ subscription, onDone, onClose }: KeepProps, values: Values, merge: (of: Merging) => void) => {
  const { t } = useTranslation();
  const creating = useSend('finance.langganan.buat', tellDone(t('form.saved')));
  const editing = useSend('finance.langganan.ubah', tellDone(t('form.saved')));
  const { base, refuse } = useHeld<Subscription | Unwritten>(subscription ?? UNWRITTEN, {
    newest: async () => {
      const { data } = await readCall('finance.langganan.daftar', {});
      onDone();
      return data.find(({ id }) => id === subscription?.id) ?? UNWRITTEN;
    },
    tell: (now) => 'id' in now && <Stored of={now} />,
    onTake: (now, before) =>
      'id' in now && 'id' in before && merge((typed) => mergeTyped(valuesOf(before), valuesOf(now), typed)),
  });
  return useSending(async () => {
    const body = { ...values, readers: [...values.readers] };
    if (subscription) await editing.send({ id: subscription.id }, { ...body, version: base.version });
    else await creating.send({}, body);
    onDone();
    onClose();
  }, refuse);
};
