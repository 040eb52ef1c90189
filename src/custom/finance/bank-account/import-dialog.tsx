// The dialog of 'Impor Mutasi': a file of the bank, dropped or chosen; what it held, and what the bank may still change.
import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Input, Modal, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCall } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import formStyle from '../../../kit/form/form.module.css';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';

type Imported = AnswerOf<'finance.bank.impor'>;
const WIDTH = 640;
const SEN = 100;

interface Props {
  readonly id: number;
  readonly onDone: () => void;
}

const Result = ({ answer }: { readonly answer: Imported }) => {
  const { t } = useTranslation();
  const { added, known, early, pending } = answer;
  return (
    <>
      <Alert
        type={added > 0 ? 'success' : 'info'}
        showIcon
        role="status"
        message={t('bank.imported', { added, known })}
        description={early > 0 ? t('bank.early', { n: early }) : undefined}
      />
      {pending.length > 0 && (
        <DataTable
          low
          label={t('bank.pending')}
          rows={pending}
          keyOf={({ row }) => row}
          columns={[
            { key: 'text', head: t('bank.pending'), as: 'name', cell: ({ text }) => text },
            {
              key: 'amount',
              head: t('bank.amount'),
              as: 'figure',
              cell: ({ sen }) => formatNumber(Math.trunc(sen / SEN)),
            },
          ]}
        />
      )}
    </>
  );
};

interface BalanceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}
const Balance = ({ id, label, value, onChange }: BalanceProps) => (
  <div className={formStyle.field}>
    <label htmlFor={id} className={formStyle.label}>
      {label}
    </label>
    <Input id={id} inputMode="decimal" value={value} onChange={({ target }) => onChange(target.value)} />
  </div>
);

export const ImportDialog = ({ id, onDone, onClose }: Props & { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [opening, setOpening] = useState('');
  const [closing, setClosing] = useState('');
  const [answer, setAnswer] = useState<Imported>();
  const { refusal, busy, run } = useSending(async () => {
    if (!file) return;
    const body = new FormData();
    body.set('file', file);
    if (opening.trim()) body.set('saldo_awal', opening.trim());
    if (closing.trim()) body.set('saldo_akhir', closing.trim());
    setAnswer(await sendCall('finance.bank.impor', { id }, body));
    onDone();
  });
  useReturnFocus();
  return (
    <Modal
      open
      title={t('bank.import')}
      width={WIDTH}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('app.close')}</Button>
          <Button type="primary" disabled={!file || answer !== undefined} loading={busy} onClick={() => void run()}>
            {t('bank.import')}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <Upload.Dragger
          accept=".csv,.txt,.sta,.mt940,.940"
          maxCount={1}
          disabled={busy}
          showUploadList={false}
          beforeUpload={(chosen) => {
            setFile(chosen);
            setAnswer(undefined);
            return false;
          }}
        >
          <InboxOutlined aria-hidden />
          <p>{file?.name ?? t('bank.drop')}</p>
          <p className={words.quiet}>{t('bank.formats')}</p>
        </Upload.Dragger>
        <details>
          <summary>{t('bank.withoutBalance')}</summary>
          <div className={formStyle.grid}>
            <Balance id="bank-opening" label={t('bank.opening')} value={opening} onChange={setOpening} />
            <Balance id="bank-closing" label={t('bank.closing')} value={closing} onChange={setClosing} />
          </div>
        </details>
        {refusal && <RefusalAlert refusal={refusal} />}
        {answer && <Result answer={answer} />}
      </div>
    </Modal>
  );
};
