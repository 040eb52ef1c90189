// The readers of a patient's record, newest first, in pages.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { Reader } from '../../../resources/platform/reader-calls.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import style from './readers.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

const Row = ({ reader }: { reader: Reader }) => {
  const { t } = useTranslation();
  const { userdata, profiledata, kindname, row_count, reason, read_at } = reader;
  return (
    <li className={style.row}>
      <span className={words.name}>{userdata.name}</span>
      <span>
        <InstantText value={read_at} />
      </span>
      <span className={words.quiet}>
        {userdata.rolename} · {profiledata.name}
      </span>
      <span className={words.quiet}>
        {row_count === null ? kindname : t('readers.exported', { kind: kindname, rows: row_count })}
      </span>
      {reason && <span className={words.quiet}>{reason}</span>}
    </li>
  );
};

export const ReaderList = ({ patient }: { patient: { readonly id: number; readonly name: string } }) => {
  const { t } = useTranslation();
  const [{ page, limit }, setPage] = useState({ page: 1, limit: 20 });
  const { query, answer } = useCall('platform.users.pembaca', { id: patient.id, page, limit });
  return (
    <>
      <h2 className={words.heading}>{patient.name}</h2>
      <p className={words.quiet}>{t('readers.explained')}</p>
      {query.isLoading && <WaitingRows />}
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {answer && answer.count === 0 && <EmptyState text={t('readers.none')} />}
      {answer && answer.count > 0 && (
        <>
          <ul className={layout.divided}>
            {answer.data.map((reader) => (
              <Row key={reader.id} reader={reader} />
            ))}
          </ul>
          <Paging page={page} limit={limit} count={answer.count} onChange={setPage} />
        </>
      )}
    </>
  );
};
