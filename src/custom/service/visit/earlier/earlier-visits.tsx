// What was found and done at the patient's earlier visits, the newest first, and the way of its words into the present note.
import { CopyOutlined } from '@ant-design/icons';
import { Button, Collapse, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { mayCall } from '../../../../policies/index.ts';
import { useCall } from '../../../../providers/call.ts';
import { useUser } from '../../../../providers/session.ts';
import type { EarlierVisit } from '../../../../resources/service/history-calls.ts';
import { visitState } from '../../../../resources/service/visit-state.ts';
import { DateText } from '../../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../../kit/state/error-state.tsx';
import { NoteText } from '../../../../parts/service/note/note-text.tsx';
import { Paging } from '../../../../kit/table/paging.tsx';
import { StatusChip } from '../../../../kit/chip/status-chip.tsx';
import { LinkButton } from '../../../../kit/page/link-button.tsx';
import { type VisitData, visitPath } from '../../../../parts/service/visit/visit.ts';
import { copyIntoNote } from '../copy-note.ts';
import style from './earlier.module.css';
import layout from '../../../../kit/style/layout.module.css';
import words from '../../../../kit/style/words.module.css';

const Heading = ({ visit }: { visit: EarlierVisit }) => (
  <span className={layout.rowTight}>
    <strong>
      <DateText value={visit.visit_date} />
    </strong>
    {!visit.own && <StatusChip label={visit.profilename} tone="info" />}
    <span className={words.faint}>{visit.doctorname}</span>
    {visit.diagnoses[0] && (
      <span className={words.faint}>
        {visit.diagnoses[0].icd10} {visit.diagnoses[0].name}
      </span>
    )}
  </span>
);

const withTeeth = (name: string, teeth: readonly number[]): string =>
  teeth.length > 0 ? `${name} (${teeth.join(', ')})` : name;

const Body = ({ visit, onCopy }: { visit: EarlierVisit; onCopy?: () => void }) => {
  const { t } = useTranslation();
  const { soap, diagnoses, treatments, keluhan } = visit;
  return (
    <div className={`${layout.stack} ${style.body}`}>
      {keluhan && <p>{keluhan}</p>}
      {diagnoses.length > 0 && (
        <ul className={style.list} aria-label={t('note.diagnosisTab')}>
          {diagnoses.map(({ icd10, name, tooth }) => (
            <li key={`${icd10} ${tooth ?? ''}`}>{withTeeth(`${icd10} ${name}`, tooth === null ? [] : [tooth])}</li>
          ))}
        </ul>
      )}
      {soap ? <NoteText note={soap} /> : <p className={words.faint}>{t('note.none')}</p>}
      {soap?.addenda.map((text) => (
        <p key={text} className={words.faint}>
          {t('note.addendum')}: {text}
        </p>
      ))}
      {treatments.length > 0 && (
        <ul className={style.list} aria-label={t('workspace.treatment')}>
          {treatments.map(({ id, name, tooth }) => (
            <li key={id}>{withTeeth(name, tooth ?? [])}</li>
          ))}
        </ul>
      )}
      <div className={layout.rowTight}>
        {soap && onCopy && (
          <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={onCopy}>
            {t('note.copy')}
          </Button>
        )}
        {visit.own && (
          <LinkButton size="small" to={visitPath(visit.id)}>
            {visit.code}
          </LinkButton>
        )}
      </div>
    </div>
  );
};

/** `onCopied`: the words are on their way into the note. */
export const EarlierVisits = ({ visit, onCopied }: { visit: VisitData; onCopied?: () => void }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [, setSearch] = useSearchParams();
  const [{ page, limit }, setPage] = useState({ page: 1, limit: 10 });
  const { query, answer } = useCall('service.visit.earlier', { id: visit.id, page, limit });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <Skeleton active title={false} />;
  if (answer.count === 0) return <EmptyState title={t('note.noEarlier')} />;
  const writes = mayCall(me, 'service.visitsoap.save') && visit.status !== visitState.cancelled;
  const copy = ({ soap }: EarlierVisit) => {
    if (!soap) return;
    const { subjective, objective, assessment, plan } = soap;
    copyIntoNote(visit.id, { subjective, objective, assessment, plan });
    setSearch({ tab: 'soap' }, { replace: true });
    onCopied?.();
  };
  return (
    <>
      <Collapse
        ghost
        defaultActiveKey={answer.data[0]?.id}
        items={answer.data.map((earlier) => ({
          key: earlier.id,
          label: <Heading visit={earlier} />,
          children: <Body visit={earlier} onCopy={writes ? () => copy(earlier) : undefined} />,
        }))}
      />
      {answer.count > limit && <Paging page={page} limit={limit} count={answer.count} onChange={setPage} />}
    </>
  );
};
