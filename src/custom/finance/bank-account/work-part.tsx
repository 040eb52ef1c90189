// Tab 'Belum cocok': suggestions, lines of the bank at the left, entries of the ledger at the right, and what the ticked ones come to.
import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './bank.module.css';
import { SideTable } from './side-table.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { type Match, matchOf, NOTHING, sumsOf, type Ticked, toggled, type Work } from './work.ts';

const RestDrawer = lazy(async () => ({ default: (await import('./rest-drawer.tsx')).RestDrawer }));

interface Props {
  readonly id: number;
  readonly work: Work;
  readonly onDone: () => void;
}

interface BarProps {
  readonly work: Work;
  readonly ticked: Ticked;
  readonly busy: boolean;
  readonly onMatch: () => void;
  readonly onBook: () => void;
}
const MatchBar = ({ work, ticked, busy, onMatch, onBook }: BarProps) => {
  const { t } = useTranslation();
  const { bank, ledger, rest } = sumsOf(work, ticked);
  const chosen = ticked.lines.size + ticked.entries.size;
  return (
    <div className={`${layout.between} ${style.bar}`} data-chosen={chosen > 0}>
      <span role="status">
        {t('bank.sum', { bank: formatRupiah(bank), ledger: formatRupiah(ledger), rest: formatRupiah(rest) })}
      </span>
      <span className={layout.row}>
        <Button disabled={ticked.lines.size === 0 || rest === 0 || busy} onClick={onBook}>
          {t('bank.bookRest')}
        </Button>
        <Button type="primary" disabled={chosen === 0 || rest !== 0} loading={busy} onClick={onMatch}>
          {t('bank.match')}
        </Button>
      </span>
    </div>
  );
};

const useMatching = ({ id, onDone }: Props) => {
  const { t } = useTranslation();
  const { send, busy } = useSend('finance.bank.cocokkan', tellDone(t('bank.matched')));
  const [ticked, setTicked] = useState<Ticked>(NOTHING);
  const [refusal, setRefusal] = useState<Refusal>();
  /** @throws HttpError */
  const match = async (matches: readonly Match[]) => {
    await send({ id }, { matches });
    setTicked(NOTHING);
    setRefusal(undefined);
    onDone();
  };
  const tryMatch = async (matches: readonly Match[]) => {
    try {
      await match(matches);
    } catch (error) {
      setRefusal(refusalOf(error));
      onDone();
    }
  };
  return { ticked, setTicked, refusal, busy, match, tryMatch };
};

export const WorkPart = (props: Props) => {
  const { work } = props;
  const { t } = useTranslation();
  const me = useUser();
  const [booking, setBooking] = useState(false);
  const { ticked, setTicked, refusal, busy, match, tryMatch } = useMatching(props);
  const chosen = { line_ids: [...ticked.lines], entry_ids: [...ticked.entries] };
  const mayMatch = mayCall(me, 'finance.bank.cocokkan');
  const lines = work.lines.map(({ qris, reference, ...line }) => ({
    ...line,
    note: qris ? t('bank.qris', { gross: formatRupiah(qris.gross), fee: formatRupiah(qris.fee) }) : reference,
  }));
  return (
    <div className={layout.stack}>
      {refusal && <RefusalAlert refusal={refusal} />}
      {work.more && <Alert type="info" showIcon message={t('bank.more')} />}
      {mayMatch && (
        <SuggestionList work={work} busy={busy} onAccept={(accepted) => void tryMatch(accepted.map(matchOf))} />
      )}
      <div className={style.sides}>
        <SideTable
          title={t('bank.linesOf', { n: work.account.line_count })}
          empty={t('bank.noLines')}
          rows={lines}
          ticked={ticked.lines}
          onTick={(id, on) => setTicked((now) => ({ ...now, lines: toggled(now.lines, id, on) }))}
        />
        <SideTable
          title={t('bank.entriesOf', { n: work.account.entry_count })}
          empty={t('bank.noEntries')}
          rows={work.entries.map(({ code, ...entry }) => ({ ...entry, note: code }))}
          ticked={ticked.entries}
          onTick={(id, on) => setTicked((now) => ({ ...now, entries: toggled(now.entries, id, on) }))}
        />
      </div>
      {mayMatch && (
        <MatchBar
          work={work}
          ticked={ticked}
          busy={busy}
          onMatch={() => void tryMatch([chosen])}
          onBook={() => setBooking(true)}
        />
      )}
      {booking && (
        <Suspense>
          <RestDrawer
            amount={sumsOf(work, ticked).rest}
            onBook={(rest) => match([{ ...chosen, rest }])}
            onClose={() => setBooking(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
