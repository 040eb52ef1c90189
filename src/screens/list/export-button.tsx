// The list as an Excel file, with its current search, filters and order.
import { DownloadOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Query, saveFile } from '../../providers/http.ts';

export const ExportButton = ({ path, query }: { path: string; query: Query }) => {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      saveFile(await api.file(path, { query }));
    } catch (error) {
      notification.error({ message: error instanceof Error ? error.message : String(error), placement: 'bottom' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={busy} onClick={() => void download()}>
      {busy ? t('list.exporting') : t('list.export')}
    </Button>
  );
};
