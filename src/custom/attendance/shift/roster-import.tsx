// The roster as a workbook: taken along, filled in, and back (attendance.md 8).
import { DownloadOutlined, ImportOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFile } from '../../../providers/call.ts';
import { saveFile } from '../../../providers/http.ts';
import { sendCall } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import layout from '../../../kit/style/layout.module.css';

type Read = AnswerOf<'attendance.schedule.import'>['data'];

const Told = ({ read }: { read: Read }) => {
  const { t } = useTranslation();
  return (
    <div className={layout.stackSmall}>
      {read.unknown_code.length > 0 && (
        <p>{t('attendance.roster.unknown', { codes: read.unknown_code.slice(0, 20).join(', ') })}</p>
      )}
      <ul>
        {read.errors.slice(0, 20).map(({ row, message }) => (
          <li key={`${row} ${message}`}>{t('attendance.roster.wrong', { row, message })}</li>
        ))}
      </ul>
    </div>
  );
};

const Reasons = ({ reasons }: { readonly reasons: readonly string[] }) => (
  <ul>
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
);

interface Props {
  readonly start: string;
  readonly end: string;
  readonly onImported: () => void;
}
export const RosterImport = ({ start, end, onImported }: Props) => {
  const { t } = useTranslation();
  const { modal, message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const download = async () => {
    try {
      saveFile(await readFile('attendance.schedule.template', { start_date: start, end_date: end }));
    } catch (error) {
      message.error(refusalOf(error).message);
    }
  };
  const send = async (file: File) => {
    const body = new FormData();
    body.set('upload', file);
    setBusy(true);
    try {
      const { data } = await sendCall('attendance.schedule.import', {}, body);
      const tell = data.errors.length > 0 ? modal.error : modal.success;
      const title =
        data.errors.length > 0 ? t('attendance.roster.notImported') : t('attendance.roster.saved', { n: data.saved });
      tell({ title, content: <Told read={data} /> });
      onImported();
    } catch (error) {
      const { message: title, errors = {} } = refusalOf(error);
      modal.error({ title, content: <Reasons reasons={Object.values(errors).flat()} /> });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
        {t('attendance.roster.template')}
      </Button>
      <Button icon={<ImportOutlined aria-hidden />} loading={busy} onClick={() => input.current?.click()}>
        {t('attendance.roster.import')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".xlsx"
        aria-label={t('attendance.roster.import')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = '';
        }}
      />
    </>
  );
};
