// Journals with their lines, which fold away; what was written by hand can be taken back here.
import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../providers/session.ts';
import { jurnal } from '../../../resources/finance/jurnal.ts';
import { VerbButtons } from '../../../screens/record/verb-buttons.tsx';
import { verbsFor } from '../../../screens/record/verbs.ts';
import { DateText, InstantText } from '../../../kit/date/date-text.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { sourceOf } from '../../../screens/record/journal-source.ts';
import { LineAmounts } from './line-amount.tsx';
import { LineHead } from './line-head.tsx';
import style from './report.module.css';

interface Detail {
  readonly line_no: number;
  readonly akun: { readonly code: string; readonly name: string };
  readonly description: string;
  readonly debit: number;
  readonly credit: number;
}
export interface Journal {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly transaction_at: string;
  readonly memo: string;
  readonly origin: number;
  readonly source_type: string;
  readonly source_id: number;
  readonly kind: number;
  readonly eventname: string;
  /** Number of the document that it was posted for. */
  readonly source_code: string | null;
  /** Null: nobody, the night. */
  readonly posted_by: string | null;
  readonly posted_at: string;
  readonly status: keyof typeof jurnal.states;
  readonly total_amount: number;
  readonly details: readonly Detail[];
}
export interface JournalReport {
  readonly data: readonly Journal[];
  readonly count: number;
  readonly totals: { readonly debit: number; readonly credit: number };
  readonly id?: never;
}

const [POSTED, AUTOMATIC] = [1, 1];

const Lines = ({ details }: Pick<Journal, 'details'>) =>
  details.map(({ line_no, akun, description, debit, credit }) => (
    <tr key={line_no}>
      <td colSpan={2} className={style.right}>
        {akun.code}
      </td>
      <td className={credit > 0 ? style.credit : style.words}>
        {akun.name} <span className={style.quiet}>{description}</span>
      </td>
      <LineAmounts debit={debit} credit={credit} />
    </tr>
  ));

/** Its kind, what it was posted for, by whom and when. */
const Posting = ({ journal: { kind, eventname, source_code, posted_by, posted_at } }: { journal: Journal }) => {
  const { t } = useTranslation();
  const kindname = jurnal.fields.kind.options.find(({ value }) => value === kind)?.label;
  const facts = [kindname, eventname, source_code, posted_by ?? t('report.system')];
  return (
    <div className={style.posting}>
      {`${facts.filter(Boolean).join(' · ')} · `}
      <InstantText value={posted_at} />
    </div>
  );
};

/** Automatic journals are taken back where they come from. */
const Verbs = ({ journal }: { journal: Journal }) => {
  const me = useUser();
  if (journal.origin === AUTOMATIC) return null;
  const verbs = verbsFor(jurnal, me, journal.status);
  if (verbs.length === 0) return null;
  return (
    <tr>
      <td colSpan={5} className={style.verbs}>
        <VerbButtons resource={jurnal} record={{ ...journal }} verbs={verbs} />
      </td>
    </tr>
  );
};

const JournalRows = ({ journal, open, onToggle }: { journal: Journal; open: boolean; onToggle: () => void }) => {
  const source = sourceOf(journal.source_type, journal.source_id);
  const { label, tone } = jurnal.states[journal.status];
  return (
    <tbody>
      <tr className={style.journal}>
        <td>
          <DateText value={journal.transaction_at} />
        </td>
        <td>
          <Button
            type="text"
            size="small"
            icon={open ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
            aria-expanded={open}
            onClick={onToggle}
          >
            {journal.code}
          </Button>
        </td>
        <td className={style.words}>
          {source ? <Link to={source}>{journal.memo}</Link> : journal.memo}{' '}
          {journal.status !== POSTED && <StatusChip label={label} tone={tone} />}
          <RequestChips record={journal} />
          <Posting journal={journal} />
        </td>
        <LineAmounts debit={open ? 0 : journal.total_amount} credit={open ? 0 : journal.total_amount} />
      </tr>
      {open && <Lines details={journal.details} />}
      {open && <Verbs journal={journal} />}
    </tbody>
  );
};

export const JournalTable = ({ report }: { report: JournalReport }) => {
  const { t } = useTranslation();
  const [folded, fold] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    fold(new Set(folded.has(id) ? [...folded].filter((other) => other !== id) : [...folded, id]));
  return (
    <ScrollRegion label={jurnal.label} className={style.scroll}>
      <table className={style.lines}>
        <LineHead
          words={[jurnal.fields.transaction_at.label, t('report.code'), t('report.memo')]}
          figures={[t('report.debit'), t('report.credit')]}
        />
        {report.data.map((journal) => (
          <JournalRows
            key={journal.id}
            journal={journal}
            open={!folded.has(journal.id)}
            onToggle={() => toggle(journal.id)}
          />
        ))}
        <tfoot>
          <tr>
            <th colSpan={3} scope="row">
              {t('report.rangeTotal')}
            </th>
            <LineAmounts {...report.totals} />
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
};
