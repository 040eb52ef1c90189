// '/finance/createjurnalumum/': a journal written by hand (specified: its rules and calls; finance.md 4).
import { CheckCircleOutlined, PlusOutlined, WarningOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../providers/send.ts';
import { field } from '../../../resources/kernel/field.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { journalKind } from '../../../resources/finance/jurnal.ts';
import { jurnaltemplate } from '../../../resources/finance/jurnaltemplate.ts';
import { periode } from '../../../resources/finance/periode.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { useLeaveWarning } from '../../../kit/form/use-leave-warning.ts';
import { LedgerImport } from '../../../parts/finance/import/ledger-import.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { Link } from '../../../kit/page/link.tsx';
import style from './journal-form.module.css';
import { LineRow } from './line-row.tsx';
import { TemplateSelect, usePaste } from './line-sources.tsx';
import { isBalanced, type Line, startedLines, totalsOf } from './lines.ts';
import { useSaveKey } from './use-keys.ts';
import { useLines } from './use-lines.ts';
import { useTellPosted } from './use-tell-posted.tsx';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

const HEAD = {
  kind: field.choice('Jenis jurnal', {
    required: true,
    options: [
      { value: 1, label: 'Umum' },
      { value: 3, label: 'Penyesuaian' },
    ],
  }),
  code: field.code('Kode', { help: 'Kosong: nomor otomatis' }),
  transaction_at: field.date('Tanggal transaksi', { required: true }),
  memo: field.note('Memo', { required: true, max: 500 }),
} as const;
const FIELDS = Object.entries(HEAD).map(([name, one]) => ({ name, field: one }));
const SHAPE = formShape(HEAD);

/** There is an active period; undefined while it is asked. */
const useHasPeriod = (): boolean | undefined => {
  const { result, query } = useList({
    resource: periode.name,
    filters: [{ field: 'status', operator: 'eq', value: periode.state.active }],
    pagination: { currentPage: 1, pageSize: 1 },
    errorNotification: false,
  });
  return query.isSuccess ? (result.total ?? 0) > 0 : undefined;
};

const Totals = ({ lines }: { lines: readonly Line[] }) => {
  const { t } = useTranslation();
  const { debit, credit } = totalsOf(lines);
  const level = isBalanced(lines);
  return (
    <div className={style.totals} role="status">
      <span className={`${layout.line} ${words.toned} ${style.level}`} data-tone={level ? 'success' : 'warning'}>
        {level ? <CheckCircleOutlined aria-hidden /> : debit !== credit && <WarningOutlined aria-hidden />}
        {level && t('journalForm.level')}
        {debit !== credit && t('journalForm.difference', { amount: formatRupiah(Math.abs(debit - credit)) })}
      </span>
      <span className={style.total}>
        <span>{t('journalForm.debit')}</span> <strong>{formatNumber(debit)}</strong>
      </span>
      <span className={style.total}>
        <span>{t('journalForm.credit')}</span> <strong>{formatNumber(credit)}</strong>
      </span>
    </div>
  );
};

/** What the columns of the lines are; each input is named in full for who does not see them. */
const Headings = () => {
  const { t } = useTranslation();
  const names = ['account', 'description', 'debit', 'credit'] as const;
  return (
    <div className={style.headings} aria-hidden>
      {names.map((name) => (
        <span key={name}>{t(`journalForm.${name}`)}</span>
      ))}
    </div>
  );
};

const detailsOf = (lines: readonly Line[]): string =>
  JSON.stringify(
    startedLines(lines).map(({ akun_id, description, debit, credit }) => ({
      akun_id,
      description,
      debit: debit ?? 0,
      credit: credit ?? 0,
    })),
  );

/** The head of the journal, sent with its lines; the next one begins with the same day. */
const useJournal = (lines: readonly Line[], clear: () => void) => {
  const today = useToday();
  const { send } = useSend('finance.jurnal.store', false);
  const tellPosted = useTellPosted();
  const posting = useFieldsForm({
    fields: FIELDS,
    shape: SHAPE,
    record: { kind: journalKind.transaction, transaction_at: today },
    submit: async (values) => {
      const { code } = await send({}, { ...values, details: detailsOf(lines) });
      tellPosted(code);
      clear();
      posting.form.reset({ ...values, code: null, memo: '' });
      posting.form.setFocus('memo');
    },
  });
  return posting;
};

export default function JournalFormPage() {
  const { t } = useTranslation();
  const hasPeriod = useHasPeriod();
  const { lines, change, remove, add, addNow, clear, fill } = useLines();
  const onPaste = usePaste(fill);
  const { form, refusal, onSubmit } = useJournal(lines, clear);
  useEffect(() => form.setFocus('memo'), [form]);
  const { isSubmitting, isDirty } = form.formState;
  const started = startedLines(lines);
  useLeaveWarning(!isSubmitting && (isDirty || started.length > 0));
  const mayPost = hasPeriod === true && started.length > 0 && isBalanced(lines);
  const ref = useSaveKey(mayPost && !isSubmitting);
  return (
    <>
      <PageHeader title={t('journalForm.title')} actions={<LedgerImport of="jurnal" />} />
      <form ref={ref} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {hasPeriod === false && <Alert type="warning" showIcon message={t('journalForm.noPeriod')} />}
        {refusal && <RefusalAlert refusal={refusal} />}
        <section className={formStyle.section}>
          <div className={formStyle.grid}>
            {FIELDS.map((named) => (
              <FormField key={named.name} {...named} control={form.control} idPrefix="journal" />
            ))}
          </div>
        </section>
        <section
          className={`${formStyle.section} ${layout.stack}`}
          aria-label={t('journalForm.lines')}
          onPaste={onPaste}
        >
          <div className={layout.row}>
            <TemplateSelect onFill={fill} />
            <span className={words.quiet}>{t('biaya.pasteHint')}</span>
            <Link to={jurnaltemplate.screens.list ?? '/'}>{t('biaya.templates')}</Link>
          </div>
          <div className={layout.stackSmall}>
            <Headings />
            {lines.map((line, at) => (
              <LineRow
                key={line.key}
                {...{ at, line }}
                onChange={change}
                onRemove={remove}
                onLeave={at === lines.length - 1 && startedLines([line]).length > 0 ? addNow : undefined}
              />
            ))}
          </div>
          <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={add}>
            {t('journalForm.addLine')}
          </Button>
          <Totals lines={lines} />
        </section>
        <div className={formStyle.actions}>
          <Button
            type="primary"
            htmlType="submit"
            aria-keyshortcuts="Control+Enter"
            disabled={!mayPost}
            loading={isSubmitting}
          >
            {t('journalForm.save')}
          </Button>
        </div>
      </form>
    </>
  );
}
