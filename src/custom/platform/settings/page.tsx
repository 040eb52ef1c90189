// Pengaturan (platform.md 5; finance.md 2a financesettings): what a branch decides for itself.
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { SUPERADMIN } from '../../../policies/role.ts';
import { readCall, useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { financeSettingFields } from '../../../resources/finance/desk-calls.ts';
import { attendanceSettingFields } from '../../../resources/platform/attendance-settings-calls.ts';
import { preferenceFields, type Settings } from '../../../resources/platform/settings-calls.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { SettingForm } from './setting-form.tsx';
import style from './settings.module.css';
import layout from '../../../kit/style/layout.module.css';

// Parts that wait for their own rows anyway, or stand below.
const ApprovalRules = onDemand(async () => (await import('./approval-rules.tsx')).ApprovalRules);
const CodeFormats = onDemand(async () => (await import('./code-formats.tsx')).CodeFormats);
const ModuleLocks = onDemand(async () => (await import('./module-locks.tsx')).ModuleLocks);
const ReminderPreview = onDemand(async () => (await import('./reminder-preview.tsx')).ReminderPreview);

/** The limit of discounts and the foot of receipts stand among the preferences. */
const { discount_max_percent: _discount, receipt_footer: _footer, ...financeFields } = financeSettingFields;

const preferencesOf = ({ preferences, version }: Settings) => ({ ...preferences, version });

const BranchSettings = () => {
  const { t } = useTranslation();
  const { query, answer: settings } = useCall('platform.settings.show', {});
  const seesMoney = mayCall(useUser(), 'finance.setting.show');
  const { query: money, answer: finance } = useCall('finance.setting.show', {}, { enabled: seesMoney });
  const { query: kept, answer: attendance } = useCall('platform.attendancesetting.show', {});
  // Both forms write to what the branch decides about money: what one saves is a new version for the other.
  const reload = () => Promise.all([query.refetch(), seesMoney && money.refetch()]);
  const told = tellDone(t('form.saved'));
  const preferences = useSend('platform.settings.change', told);
  const setting = useSend('finance.setting.change', told);
  const keeping = useSend('platform.attendancesetting.change', told);
  const failed = [query, money, kept].find(({ isError }) => isError);
  return (
    <>
      <PageHeader title={t('settings.title')} note={settings?.profile.name} />
      {failed?.error && <ErrorState message={failed.error.message} onRetry={() => void reload()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {settings && (
        <div className={`${layout.stackLarge} ${style.page}`}>
          <ModuleLocks />
          <ApprovalRules />
          <SettingForm
            id="preferences"
            title={t('settings.preferences')}
            fields={preferenceFields}
            record={preferencesOf(settings)}
            newest={async () => preferencesOf(await readCall('platform.settings.show', {}))}
            branch={settings.profile.name}
            Preview={ReminderPreview}
            send={(changed, version) => preferences.send({}, { ...changed, version })}
            onChanged={reload}
          />
          {finance && (
            <SettingForm
              id="finance"
              title={t('kas.setting.title')}
              lead={t('kas.setting.text')}
              fields={financeFields}
              record={{ ...finance }}
              newest={async () => ({ ...(await readCall('finance.setting.show', {})) })}
              branch={settings.profile.name}
              send={(changed, version) => setting.send({}, { ...changed, version })}
              onChanged={reload}
            />
          )}
          {attendance && (
            <SettingForm
              id="attendance"
              title={t('settings.attendance')}
              fields={attendanceSettingFields}
              record={{ ...attendance }}
              newest={async () => ({ ...(await readCall('platform.attendancesetting.show', {})) })}
              branch={settings.profile.name}
              send={(changed, version) => keeping.send({}, { ...changed, version })}
              onChanged={() => kept.refetch()}
            />
          )}
          <CodeFormats codes={settings.codes} />
        </div>
      )}
    </>
  );
};

export default function SettingsPage() {
  const { t } = useTranslation();
  const { role, session_profile_id: branch } = useUser();
  if (role !== SUPERADMIN || branch !== null) return <BranchSettings />;
  return (
    <>
      <PageHeader title={t('settings.title')} />
      <EmptyState text={t('branch.none')} />
    </>
  );
}
