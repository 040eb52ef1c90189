// Pengaturan (platform.md 5): what a branch decides for itself.
import { useCustom } from '@refinedev/core';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../resources/platform/settings-calls.ts';
import { ErrorState } from '../../screens/parts/error-state.tsx';
import { PageHeader } from '../../screens/parts/page-header.tsx';
import { ApprovalRules } from './approval-rules.tsx';
import { CodeFormats } from './code-formats.tsx';
import { ModuleLocks } from './module-locks.tsx';
import { PreferenceForm } from './preference-form.tsx';
import style from './settings.module.css';

const PATH = 'profile/pengaturan';

export default function SettingsPage() {
  const { t } = useTranslation();
  const { query } = useCustom<Settings & { id?: never }>({ url: PATH, method: 'get', errorNotification: false });
  const settings = query.data?.data;
  return (
    <>
      <PageHeader title={t('settings.title')} note={settings?.profile.name} />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {settings && (
        <div className={style.page}>
          <ModuleLocks />
          <ApprovalRules />
          <PreferenceForm
            // Another version is another form: what was typed over stale preferences is not kept silently.
            key={settings.version}
            path={PATH}
            settings={settings}
            onChanged={() => void query.refetch()}
          />
          <CodeFormats codes={settings.codes} />
        </div>
      )}
    </>
  );
}
