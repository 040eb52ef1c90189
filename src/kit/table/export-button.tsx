// The list as an Excel file, with its current search, filters and order; on a dashboard, the figures of one chart.
import { DownloadOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Progress, type Query, saveFile } from '../../providers/http.ts';

interface Props {
  readonly path: string;
  readonly query: Query;
  /** What the sheet is of: the button is small and says so to a screen reader only. */
  readonly of?: string;
  /** How far a long file has come, in words. */
  readonly wordsOf?: (progress: Progress) => string;
  /** What the button says; left out: Excel. */
  readonly label?: string;
}

export const ExportButton = ({ path, query, of, wordsOf, label }: Props) => {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Progress>();

  const download = async () => {
    setBusy(true);
    try {
      saveFile(await api.file(path, { query, ...(wordsOf && { onProgress: setProgress }) }));
    } catch (error) {
      notification.error({ message: error instanceof Error ? error.message : String(error), placement: 'bottom' });
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  };

  if (of !== undefined) {
    return (
      <Button
        type="text"
        size="small"
        title={t('list.export')}
        aria-label={`${t('list.export')}: ${of}`}
        icon={<DownloadOutlined aria-hidden />}
        loading={busy}
        onClick={() => void download()}
      />
    );
  }
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={busy} onClick={() => void download()}>
      {busy ? (progress && wordsOf?.(progress)) || t('list.exporting') : (label ?? t('list.export'))}
    </Button>
  );
};
