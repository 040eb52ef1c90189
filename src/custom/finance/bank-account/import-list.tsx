// What was imported of an account, and taking an import back on whose lines nothing rests.
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText, InstantText } from '../../../kit/date/date-text.tsx';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';

type Imported = AnswerOf<'finance.bank.riwayat'>['imports'][number];

const FORM = 'bank-import-back';

interface Props {
  readonly id: number;
  readonly rows: readonly Imported[];
  readonly onDone: () => void;
}
interface BackProps {
  readonly id: number;
  readonly row: Imported;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const BackDialog = ({ id, row, onDone, onClose }: BackProps) => {
  const { t } = useTranslation();
  const { send } = useSend('finance.bank.tarik', tellDone(t('bank.takenBack')));
  const { refusal, busy, onSubmit } = useSending(async () => {
    await send({ id }, { import_id: row.id });
    onDone();
    onClose();
  });
  return (
    <FormDialog
      title={t('bank.takeBack')}
      action={t('bank.takeBack')}
      form={FORM}
      danger
      typed={false}
      {...{ busy, onClose }}
    >
      <form id={FORM} className={layout.stack} onSubmit={onSubmit}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <p>{t('bank.takeBackAsk', { file: row.filename, n: row.added })}</p>
      </form>
    </FormDialog>
  );
};

const Fate = ({ row, onBack }: { readonly row: Imported; readonly onBack: () => void }) => {
  const { t } = useTranslation();
  const me = useUser();
  if (row.taken_at !== null)
    return (
      <span className={layout.lines}>
        <span>
          <StatusChip label={t('bank.isTakenBack')} />
        </span>
        <span className={words.quiet}>
          {row.taken_by} · <InstantText value={row.taken_at} />
        </span>
      </span>
    );
  if (!row.loose || !mayCall(me, 'finance.bank.tarik')) return <span className={words.quiet}>{t('bank.inUse')}</span>;
  return (
    <Button size="small" aria-label={t('bank.takeBackOf', { file: row.filename })} onClick={onBack}>
      {t('bank.takeBack')}
    </Button>
  );
};

export const Imports = ({ id, rows, onDone }: Props) => {
  const { t } = useTranslation();
  const [back, setBack] = useState<Imported>();
  return (
    <div className={layout.stackSmall}>
      <h2 className={words.heading}>{t('bank.imports')}</h2>
      <DataTable<Imported>
        label={t('bank.imports')}
        rows={rows}
        keyOf={(row) => row.id}
        empty={t('bank.noImports')}
        phone="cards"
        lookOf={({ taken_at }) => (taken_at === null ? undefined : 'gone')}
        columns={[
          { key: 'file', head: t('bank.file'), as: 'name', cell: ({ filename }) => filename },
          {
            key: 'days',
            head: t('bank.days'),
            as: 'code',
            cell: ({ start_date, end_date }) => (
              <span>
                <DateText value={start_date} /> – <DateText value={end_date} />
              </span>
            ),
          },
          { key: 'added', head: t('bank.added'), as: 'figure', cell: ({ added }) => added },
          { key: 'known', head: t('bank.known'), as: 'figure', cell: ({ known }) => known },
          {
            key: 'at',
            head: t('bank.importedAt'),
            as: 'code',
            cell: ({ created_at }) => <InstantText value={created_at} />,
          },
          { key: 'by', head: t('bank.by'), cell: ({ created_by }) => created_by ?? '' },
          {
            key: 'fate',
            head: t('bank.takeBack'),
            as: 'action',
            cell: (row) => <Fate row={row} onBack={() => setBack(row)} />,
          },
        ]}
      />
      {back && <BackDialog id={id} row={back} onDone={onDone} onClose={() => setBack(undefined)} />}
    </div>
  );
};
