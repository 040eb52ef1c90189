// STR and SIP of a member of the staff, with their papers (attendance.md 10).
import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { App, Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { api } from '../../../providers/http.ts';
import { sendCall } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { licence } from '../../../resources/attendance/licence.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { createShape } from '../../../resources/kernel/shape.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { FieldsSheet } from '../../../screens/form/fields-sheet.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';

type Licence = ListedOf<'attendance.licence'>;
const { kind, number, expires_at } = licence.fields;
const FIELDS = Object.entries({ kind, number, expires_at }).map(([name, field]) => ({ name, field }));
const shape = createShape(licence).omit({ pegawai_id: true });
/** Somebody has no more of them. */
const MOST = 50;

const NewLicence = ({ pegawai, onClose, onSaved }: { pegawai: number; onClose: () => void; onSaved: () => void }) => {
  const { t } = useTranslation();
  const filled = useFieldsForm({
    fields: FIELDS,
    shape,
    submit: async (values) => {
      await api.post(licence.path, { body: { ...values, pegawai_id: pegawai } });
      onSaved();
      onClose();
    },
  });
  return (
    <FieldsSheet
      title={t('attendance.employment.addLicence')}
      idPrefix="licence"
      fields={FIELDS}
      filled={filled}
      onClose={onClose}
    />
  );
};

const Row = ({ row, mayWrite, onChanged }: { row: Licence; mayWrite: boolean; onChanged: () => void }) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const today = useToday();
  const keep = async (file: File) => {
    const body = new FormData();
    body.set('bukti', file);
    try {
      await sendCall('attendance.licence.bukti', { id: row.id }, body);
      onChanged();
    } catch (error) {
      message.error(refusalOf(error).message);
    }
  };
  const isOver = row.expires_at !== null && row.expires_at < today;
  return (
    <li className={layout.between}>
      <span>
        <strong>{row.kind}</strong> {row.number}{' '}
        <span className={words.quiet}>
          {row.expires_at
            ? t('attendance.employment.until', { day: formatDate(row.expires_at) })
            : t('attendance.employment.forLife')}
        </span>{' '}
        {isOver && <StatusChip tone="danger" label={t('attendance.employment.over')} />}
      </span>
      <span className={layout.end}>
        {row.buktiurl && (
          <a href={row.buktiurl} target="_blank" rel="noreferrer">
            {t('attendance.employment.paper')}
          </a>
        )}
        {mayWrite && (
          <Upload
            accept=".pdf,image/*"
            showUploadList={false}
            beforeUpload={(file) => {
              void keep(file);
              return false;
            }}
          >
            <Button
              size="small"
              icon={<UploadOutlined aria-hidden />}
              aria-label={t('attendance.employment.upload', { number: row.number })}
            />
          </Upload>
        )}
      </span>
    </li>
  );
};

export const Licences = ({ pegawai }: { pegawai: number }) => {
  const { t } = useTranslation();
  const mayWrite = can(useUser(), licence.name, 'create');
  const [adding, add] = useState(false);
  const { query, result } = useList<Licence>({
    resource: licence.name,
    pagination: { currentPage: 1, pageSize: MOST },
    filters: [{ field: 'pegawai_id', operator: 'eq', value: pegawai }],
    errorNotification: false,
  });
  const reload = () => void query.refetch();
  return (
    <section className={layout.stack} aria-labelledby="licences">
      <div className={layout.between}>
        <h3 id="licences" className={words.heading}>
          {licence.label}
        </h3>
        {mayWrite && (
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add(true)}>
            {t('attendance.employment.addLicence')}
          </Button>
        )}
      </div>
      {query.isError && <ErrorState message={query.error.message} onRetry={reload} />}
      {query.isLoading && <WaitingRows />}
      {query.isSuccess && result.data.length === 0 && <EmptyState />}
      <ul className={layout.divided}>
        {result.data.map((row) => (
          <Row key={row.id} row={row} mayWrite={mayWrite} onChanged={reload} />
        ))}
      </ul>
      {adding && <NewLicence pegawai={pegawai} onClose={() => add(false)} onSaved={reload} />}
    </section>
  );
};
