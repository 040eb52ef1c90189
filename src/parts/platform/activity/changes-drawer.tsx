// What an entry of the log changed: each field before and after.
import { useOne } from '@refinedev/core';
import { Drawer, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { applog } from '../../../resources/platform/applog.ts';
import { fieldLabels } from '../../../resources/field-labels.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import words from '../../../kit/style/words.module.css';
import { changesOf } from './changes.ts';

interface Entry {
  readonly id: number;
  readonly message: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** However long: a table leaves words of its cells whole. */
const Value = ({ text }: { text: string }) => {
  const { t } = useTranslation();
  return text === '' ? t('value.empty') : <span className={words.prose}>{text}</span>;
};

const Changes = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation();
  const changes = changesOf(entry.before, entry.after);
  if (changes.length === 0) return <EmptyState text={t('activity.noChanges')} />;
  return (
    <DataTable
      label={t('activity.changes')}
      rows={changes}
      keyOf={({ name }) => name}
      columns={[
        { key: 'field', head: t('activity.field'), as: 'name', cell: ({ name }) => fieldLabels[name] ?? name },
        {
          key: 'before',
          head: t('activity.before'),
          className: () => words.faint,
          cell: ({ before }) => <Value text={before} />,
        },
        {
          key: 'after',
          head: t('activity.after'),
          cell: ({ after }) => <Value text={after} />,
        },
      ]}
    />
  );
};

export const ChangesDrawer = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { t } = useTranslation();
  useReturnFocus();
  const { result, query } = useOne<Entry>({ resource: applog.name, id, errorNotification: false });
  return (
    <Drawer
      open
      onClose={onClose}
      width={560}
      title={t('activity.changes')}
      closable={{ 'aria-label': t('app.close') }}
    >
      {query.isLoading && <Skeleton active title={false} />}
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {result && (
        <>
          <p>{result.message}</p>
          <Changes entry={result} />
        </>
      )}
    </Drawer>
  );
};
