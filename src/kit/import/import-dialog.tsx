// Records from Excel: template, file, preview, import, result and the refused rows (specified; service.md 5, 8).
import { DownloadOutlined } from '@ant-design/icons';
import { useInvalidate } from '@refinedev/core';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFile } from '../../providers/call.ts';
import { api, saveFile } from '../../providers/http.ts';
import { DataTable } from '../table/data-table.tsx';
import layout from '../style/layout.module.css';
import { ImportFrame } from './import-frame.tsx';
import { useGuarded } from './use-guarded.ts';

interface RowError {
  readonly row: number;
  readonly field: string;
  /** Header of the column in the sheet. */
  readonly column: string;
  readonly message: string;
}
export interface Answer {
  readonly count: number;
  readonly errors: readonly RowError[];
  readonly message: string;
  /** What is in a sound file, where its kind says more than a number of rows. */
  readonly preview?: string;
  /** Values of the rows, where they were read for a form. */
  readonly data?: readonly Readonly<Record<string, unknown>>[];
  /** The kept workbook; null when nobody was added. */
  readonly file_id: number | null;
}
/** What was done with the chosen file so far. */
interface Result extends Answer {
  readonly imported: boolean;
}

/** What is imported, and what is said of so many rows. */
export interface ImportSheet {
  readonly resource: string;
  /** Below /api; `/template`, `/import` and `/import/rejected` follow. */
  readonly path: string;
  readonly title: string;
  readonly ready: (rows: number) => string;
  readonly storing: (rows: number) => string;
  /** What the file belongs to, where its address alone does not say. */
  readonly query?: Readonly<Record<string, number>>;
  /** How such a file is taken, where it is not row by row. */
  readonly note?: string;
}
interface Props {
  readonly sheet: ImportSheet;
  readonly onImported?: (answer: Answer) => void;
  readonly onClose: () => void;
}

const formOf = (file: File): FormData => {
  const body = new FormData();
  body.set('upload', file);
  return body;
};

const Errors = ({ errors }: { errors: readonly RowError[] }) => {
  const { t } = useTranslation();
  return (
    <DataTable
      low
      label={t('import.errors')}
      rows={errors}
      keyOf={({ row, field, message }) => `${row} ${field} ${message}`}
      columns={[
        { key: 'row', head: t('import.row'), as: 'code', cell: ({ row }) => row },
        { key: 'field', head: t('import.field'), cell: ({ column }) => column },
        { key: 'reason', head: t('import.reason'), cell: ({ message }) => message },
      ]}
    />
  );
};

const Preview = ({ result, sheet }: { result: Result; sheet: ImportSheet }) => {
  const { t } = useTranslation();
  const text = result.imported ? result.message : (result.preview ?? sheet.ready(result.count));
  const refused = new Set(result.errors.map(({ row }) => row)).size;
  return (
    <>
      <Alert type={result.count > 0 ? 'success' : 'info'} showIcon role="status" message={text} />
      {refused > 0 && <Alert type="warning" showIcon message={t('import.refused', { n: refused })} />}
      {refused > 0 && <Errors errors={result.errors} />}
    </>
  );
};

const useImport = ({ path, resource, query = {} }: ImportSheet, onImported: Props['onImported']) => {
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<Result>();
  const { problem, busy, guarded } = useGuarded();
  const invalidate = useInvalidate();

  const send = (chosen: File, dryrun: boolean) =>
    api.post<Answer>(`${path}/import`, { body: formOf(chosen), query: dryrun ? { ...query, dryrun: true } : query });
  /** A new file clears what is known of the one before, and is looked at without storing anything. */
  const choose = (chosen: File) => {
    setFile(chosen);
    setResult(undefined);
    return guarded(async () => setResult({ ...(await send(chosen, true)), imported: false }));
  };
  const load = () =>
    guarded(async () => {
      if (!file) return;
      const answer = await send(file, false);
      setResult({ ...answer, imported: true });
      onImported?.(answer);
      await invalidate({ resource, invalidates: ['list'] });
    });
  return { file, result, problem, busy, choose, load, guarded };
};

/** The refused rows of the file, as a workbook with the reasons. */
const rejectedRows = async ({ path, query }: ImportSheet, file: File): Promise<void> =>
  saveFile(await api.file(`${path}/import/rejected`, { body: formOf(file), query }, 'POST'));

/** The workbook as it was imported, from the clinic's files. */
const keptFile = async (id: number): Promise<void> => saveFile(await readFile('platform.files.show', { id }));

export const ImportDialog = ({ sheet, onImported, onClose }: Props) => {
  const { t } = useTranslation();
  const { file, result, problem, busy, choose, load, guarded } = useImport(sheet, onImported);
  const template = () =>
    guarded(async () => saveFile(await api.file(`${sheet.path}/template`, { query: sheet.query })));
  const keptId = result?.file_id;
  const looked = result?.imported === false;
  return (
    <ImportFrame
      title={sheet.title}
      note={sheet.note}
      accept=".xlsx"
      file={file}
      busy={busy}
      storing={looked ? sheet.storing(result.count) : undefined}
      problem={problem}
      ready={looked && result.count > 0}
      onTemplate={() => void template()}
      onChoose={(chosen) => void choose(chosen)}
      onStore={() => void load()}
      onClose={onClose}
    >
      {result && <Preview sheet={sheet} result={result} />}
      <div className={layout.row}>
        {file && (result?.errors.length ?? 0) > 0 && (
          <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void guarded(() => rejectedRows(sheet, file))}>
            {t('import.rejected')}
          </Button>
        )}
        {keptId !== undefined && keptId !== null && (
          <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void guarded(() => keptFile(keptId))}>
            {t('import.kept')}
          </Button>
        )}
      </div>
    </ImportFrame>
  );
};
