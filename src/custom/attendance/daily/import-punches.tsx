// 'Import Mesin' and 'Import Harian': a file is looked at first, then stored (attendance.md 5, 8).
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportFrame } from '../../../kit/import/import-frame.tsx';
import { useGuarded } from '../../../kit/import/use-guarded.ts';
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
  const { problem, busy, guarded } = useGuarded();
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
  const { file, read, problem, busy, choose, store, template } = useImport(format, onDone);
  const isReady = read !== undefined && !read.stored && read.ok > 0;
  return (
    <ImportFrame
      title={t(format === 'auto' ? 'attendance.day.importMachine' : 'attendance.day.importDaily')}
      note={t(format === 'auto' ? 'attendance.day.importHint' : 'attendance.day.importDailyHint')}
      accept=".xlsx,.csv,.dat,.txt"
      file={file}
      busy={busy}
      storing={isReady ? t('attendance.day.importing', { n: read.ok }) : undefined}
      problem={problem}
      ready={isReady}
      onTemplate={() => void template()}
      onChoose={(chosen) => void choose(chosen)}
      onStore={() => void store()}
      onClose={onClose}
    >
      {read && <Found read={read} />}
    </ImportFrame>
  );
};
