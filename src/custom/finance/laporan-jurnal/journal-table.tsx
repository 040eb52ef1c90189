// Journals with their lines, which fold away; what was written by hand can be taken back here.
import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { jurnal } from '../../../resources/finance/jurnal.ts';
import { VerbButtons } from '../../../screens/record/verb-buttons.tsx';
import { verbsFor } from '../../../screens/record/verbs.ts';
import { DateText, InstantText } from '../../../kit/date/date-text.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { BranchLink } from '../../../parts/platform/branch/branch-link.tsx';
import { sourceOf } from '../../../screens/record/journal-source.ts';
import { NotesButton } from '../../../parts/finance/note/notes-button.tsx';
import style from '../../../parts/finance/report/report.module.css';
import words from '../../../kit/style/words.module.css';
import { sides } from '../../../parts/finance/report/sides.tsx';

type JournalReport = AnswerOf<'finance.laporan.jurnal'>;
type Journal = JournalReport['data'][number];
type Detail = Journal['details'][number];

const [POSTED, AUTOMATIC] = [1, 1];

/** Its kind, what it was posted for, by whom and when. */
const Posting = ({ journal: { kind, eventname, source_code, posted_by, posted_at } }: { journal: Journal }) => {
  const { t } = useTranslation();
  const kindname = jurnal.fields.kind.options.find(({ value }) => value === kind)?.label;
  const facts = [kindname, eventname, source_code, posted_by ?? t('report.system')];
  return (
    <div className={words.caption}>
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
  return verbs.length > 0 && <VerbButtons resource={jurnal} record={{ ...journal }} verbs={verbs} />;
};

const Memo = ({ journal, open }: { journal: Journal; open: boolean }) => {
  const source = sourceOf(journal.source_type, journal.source_id);
  const { label, tone } = jurnal.states[journal.status];
  return (
    <>
      {source ? (
        <BranchLink to={source} branch={journal.profile_id}>
          {journal.memo}
        </BranchLink>
      ) : (
        journal.memo
      )}{' '}
      {journal.status !== POSTED && <StatusChip label={label} tone={tone} />}
      <RequestChips record={journal} />
      <Posting journal={journal} />
      <Verbs journal={journal} />
      {open && <NotesButton kind="jurnal" id={journal.id} code={journal.code} />}
    </>
  );
};

/** A journal, or one of its lines. */
type JournalRow = { readonly journal: Journal; readonly open: boolean } | Detail;
const isLine = (row: JournalRow): row is Detail => 'line_no' in row;

const amountsOf = (row: JournalRow) => {
  if (isLine(row)) return row;
  // The lines below it say them.
  const amount = row.open ? 0 : row.journal.total_amount;
  return { debit: amount, credit: amount };
};

const useColumns = (totals: JournalReport['totals'], toggle: (id: number) => void): readonly Column<JournalRow>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'date',
      head: jurnal.fields.transaction_at.label,
      as: 'code',
      cell: (row) => !isLine(row) && <DateText value={row.journal.transaction_at} />,
    },
    {
      key: 'code',
      head: t('report.code'),
      as: 'code',
      className: (row) => (isLine(row) ? style.code : undefined),
      cell: (row) =>
        isLine(row) ? (
          row.akun.code
        ) : (
          <Button
            type="text"
            size="small"
            icon={row.open ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
            aria-expanded={row.open}
            onClick={() => toggle(row.journal.id)}
          >
            {row.journal.code}
          </Button>
        ),
    },
    {
      key: 'memo',
      head: t('report.memo'),
      className: (row) => (isLine(row) && row.credit > 0 ? style.credit : undefined),
      cell: (row) =>
        isLine(row) ? (
          <>
            {row.akun.name} <span className={words.quiet}>{row.description}</span>
          </>
        ) : (
          <Memo journal={row.journal} open={row.open} />
        ),
    },
    ...sides(t, amountsOf, totals),
  ];
};

export const JournalTable = ({ report }: { report: JournalReport }) => {
  const { t } = useTranslation();
  const [folded, fold] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    fold(new Set(folded.has(id) ? [...folded].filter((other) => other !== id) : [...folded, id]));
  const groups = report.data.map((journal) => {
    const open = !folded.has(journal.id);
    return { key: journal.id, rows: [{ journal, open }, ...(open ? journal.details : [])] };
  });
  return (
    <DataTable<JournalRow>
      label={jurnal.label}
      columns={useColumns(report.totals, toggle)}
      groups={groups}
      keyOf={(row) => (isLine(row) ? row.line_no : 'journal')}
      lookOf={(row) => (isLine(row) ? undefined : 'head')}
      phone="flow"
      sumLabel={t('report.rangeTotal')}
    />
  );
};
