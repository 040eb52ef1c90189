// 'Import Mesin' and 'Import Harian': a file is looked at first, then stored (attendance.md 5, 8).
import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Spin, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { readFile } from '../../../providers/call.ts';
import { saveFile } from '../../../providers/http.ts';
import { sendCall } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';

type Format = 'auto' | 'harian';
type Read = AnswerOf<'attendance.attendance.import'>['data'];

interface Props {
  readonly format: Format;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const formOf = (file: File, format: Format, isDry: boolean): FormData => {
  const body = new FormData();
  body.set('format', format);
  body.set('dry_run', isDry ? '1' : '0');
  body.set('upload', file);
  return body;
};

const useImport = (format: Format, onDone: () => void) => {
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<Read & { readonly stored: boolean }>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const guarded = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const send = async (chosen: File, isDry: boolean) => {
    const { data } = await sendCall('attendance.attendance.import', {}, formOf(chosen, format, isDry));
    setRead({ ...data, stored: !isDry });
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setRead(undefined);
    return guarded(() => send(chosen, true));
  };
  const store = () =>
    guarded(async () => {
      if (!file) return;
      await send(file, false);
      onDone();
    });
  const template = () =>
    guarded(async () =>
      saveFile(await readFile('attendance.attendance.template', { format: format === 'auto' ? 'log' : format })),
    );
  return { file, read, problem, busy, choose, store, template };
};

const CODES = 20;

const Found = ({ read }: { read: Read & { readonly stored: boolean } }) => {
  const { t } = useTranslation();
  const { ok, duplicate, staff, changed, unknown, unknown_code, wrong, errors, stored } = read;
  const codes = unknown_code.slice(0, CODES).join(', ') + (unknown_code.length > CODES ? ', …' : '');
  return (
    <>
      <Alert
        type={ok > 0 ? 'success' : 'info'}
        showIcon
        role="status"
        message={
          stored
            ? t('attendance.day.done', { ok, duplicate, changed })
            : t('attendance.day.ready', { ok, staff, duplicate })
        }
      />
      {unknown > 0 && (
        <Alert type="warning" showIcon message={t('attendance.day.unknownCodes', { n: unknown, codes })} />
      )}
      {wrong > 0 && (
        <>
          <Alert type="warning" showIcon message={t('attendance.day.wrongRows', { n: wrong })} />
          <DataTable
            low
            label={t('attendance.day.wrongList')}
            rows={errors}
            keyOf={({ row, message }) => `${row} ${message}`}
            columns={[
              { key: 'row', head: t('attendance.day.row'), as: 'code', cell: ({ row }) => row },
              { key: 'message', head: t('attendance.day.message'), cell: ({ message }) => message },
            ]}
          />
        </>
      )}
    </>
  );
};

export const ImportPunches = ({ format, onDone, onClose }: Props) => {
  const { t } = useTranslation();
  useReturnFocus();
  const { file, read, problem, busy, choose, store, template } = useImport(format, onDone);
  const isReady = read !== undefined && !read.stored && read.ok > 0;
  return (
    <Modal
      open
      width={720}
      title={t(format === 'auto' ? 'attendance.day.importMachine' : 'attendance.day.importDaily')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('app.close')}</Button>
          <Button type="primary" disabled={!isReady} loading={busy && isReady} onClick={() => void store()}>
            {t('attendance.day.import')}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <p className={words.quiet}>
          {t(format === 'auto' ? 'attendance.day.importHint' : 'attendance.day.importDailyHint')}
        </p>
        <div className={layout.row}>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void template()}>
            {t('attendance.day.template')}
          </Button>
          <Upload
            accept=".xlsx,.csv,.dat,.txt"
            disabled={busy}
            maxCount={1}
            showUploadList={false}
            beforeUpload={(chosen) => {
              void choose(chosen);
              return false;
            }}
          >
            <Button icon={<FileExcelOutlined aria-hidden />} disabled={busy}>
              {t('attendance.day.chooseFile')}
            </Button>
          </Upload>
          {file && <span className={words.quiet}>{file.name}</span>}
        </div>
        {busy && (
          <div className={layout.line} role="status">
            <Spin size="small" aria-hidden />{' '}
            {isReady ? t('attendance.day.importing', { n: read.ok }) : t('attendance.day.checking')}
          </div>
        )}
        {problem && <Alert type="error" showIcon role="alert" message={problem} />}
        {read && <Found read={read} />}
      </div>
    </Modal>
  );
};
