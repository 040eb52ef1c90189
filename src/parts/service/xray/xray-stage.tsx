// A radiograph from its own file in the place of the plain picture (workspace.md 3).
import { Alert, Skeleton } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import layout from '../../../kit/style/layout.module.css';
import { useXrayPixels } from './use-xray.ts';
import { XrayViewer } from './xray-viewer.tsx';
import style from './xray.module.css';

type Props = Omit<ComponentProps<typeof XrayViewer>, 'pixels'>;

export const XrayStage = (props: Props) => {
  const { t } = useTranslation();
  const { photo, xray } = props;
  const { data: pixels, error, isError, refetch } = useXrayPixels(photo.dicom_id ?? 0);
  return (
    <div className={style.framed}>
      {xray.differs.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('xray.other', {
            what: xray.differs.map((what) => t(`xray.differs.${what}`)).join(', '),
            name: xray.patient.name ?? '–',
          })}
        />
      )}
      {isError ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : pixels ? (
        <XrayViewer {...props} pixels={pixels} />
      ) : (
        <div className={layout.stack}>
          <Skeleton active title={false} />
        </div>
      )}
    </div>
  );
};
