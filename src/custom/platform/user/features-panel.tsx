// Features of one member of the staff: his superior switches them, and they hold from his next request on (platform.md 2).
import { App, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeatureName } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { sendCall } from '../../../providers/send.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

export const FeaturesPanel = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { query, answer } = useCall('platform.users.features', { id });
  const [busy, setBusy] = useState<string>();
  const features = answer?.data;
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!features) return <WaitingRows />;

  const choose = async (feature: string, granted: boolean) => {
    setBusy(feature);
    const owned = features.filter((it) => (it.feature === feature ? granted : it.granted));
    try {
      await sendCall('platform.users.changefeatures', { id }, { features: owned.map((it) => it.feature) });
      message.success(t('form.saved'));
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    await query.refetch();
    setBusy(undefined);
  };
  return (
    <>
      <p className={words.quiet}>{t('person.featuresHelp')}</p>
      <ul className={layout.divided}>
        {features.map(({ feature, granted }) => (
          <li key={feature} className={layout.between}>
            <span id={`feature-${feature}`}>{t(`feature.${feature as FeatureName}`)}</span>
            <Switch
              aria-labelledby={`feature-${feature}`}
              checked={granted}
              loading={busy === feature}
              disabled={busy !== undefined}
              onChange={(checked) => void choose(feature, checked)}
            />
          </li>
        ))}
      </ul>
    </>
  );
};
