// 'Berkas pajak': what the file of a month for the tax portal would be, what it lacks, and the files that were made (docs/decisions/0059,
// 0083).
import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { pph } from '../../../resources/finance/pph.ts';
import { everyTaxForm } from '../../../resources/finance/tax-form.ts';
import { formatNumber, percentText, formatRupiah } from '../../../resources/kernel/money.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { MonthPicker } from '../../../kit/date/period-picker.tsx';
import { Answered } from '../../../kit/state/answered.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';

type TaxFile = AnswerOf<'finance.pph.berkas'> | AnswerOf<'attendance.pph21.berkas'>;
type Line = TaxFile['lines'][number];

const WIDTH = 860;
/** Format of a masa: the first day of a month. */
export const MASA = 'YYYY-MM-01';
const labelOf = (form: TaxFile['form']): string => everyTaxForm.find(({ value }) => value === form)?.label ?? form;

/** What keeps the file from being made, in the order in which it is to be mended. */
const Hindrance = ({ file: { over, unpaid, runs, faults } }: { file: TaxFile }) => {
  const { t } = useTranslation();
  if (!over) return <Alert type="info" showIcon message={t('tax.early')} />;
  if (runs > 0) return <Alert type="warning" showIcon message={t('tax.runs', { n: runs })} />;
  if (unpaid > 0) return <Alert type="warning" showIcon message={t('tax.open', { n: unpaid })} />;
  if (faults.length === 0) return null;
  return <Alert type="warning" showIcon message={t('tax.faults', { n: faults.length })} />;
};

const Faults = ({ faults }: { faults: TaxFile['faults'] }) => {
  const { t } = useTranslation();
  return (
    <DataTable<TaxFile['faults'][number]>
      label={t('tax.faultHead')}
      rows={faults}
      keyOf={({ line, field }) => `${line ?? 0} ${field}`}
      phone="cards"
      columns={[
        { key: 'text', head: t('tax.faultHead'), as: 'name', cell: ({ text }) => text },
        { key: 'field', head: 'XML', as: 'code', cell: ({ field }) => field },
      ]}
    />
  );
};

const Lines = ({ lines }: { lines: readonly Line[] }) => {
  const { t } = useTranslation();
  const { fields } = pph;
  return (
    <DataTable<Line>
      label={t('tax.lines')}
      rows={lines}
      keyOf={({ line }) => line}
      phone="cards"
      empty={t('tax.nothing')}
      columns={[
        { key: 'line', head: t('tax.line'), as: 'code', cell: ({ line }) => line },
        { key: 'name', head: fields.actor_name.label, as: 'name', cell: ({ actor_name }) => actor_name },
        { key: 'tin', head: fields.tax_no.label, as: 'code', cell: ({ tin }) => tin },
        { key: 'object', head: t('tax.object'), as: 'code', cell: ({ object }) => object },
        { key: 'gross', head: fields.bruto_amount.label, as: 'figure', cell: ({ gross }) => formatNumber(gross) },
        {
          key: 'rate',
          head: t('companyTax.rate'),
          as: 'figure',
          cell: ({ rate }) => rate && percentText(Number(rate)),
        },
        { key: 'amount', head: fields.amount.label, as: 'figure', cell: ({ amount }) => formatNumber(amount) },
      ]}
    />
  );
};

/** What a page asks and sends of the files that it offers. */
export interface FileSource {
  readonly file: TaxFile | undefined;
  readonly query: {
    readonly isError: boolean;
    readonly error: { readonly message: string } | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly makes: boolean;
  /** Makes the file of the month. @param again the portal refused the last one */
  readonly make: (again: boolean) => Promise<unknown>;
  readonly urlOf: (id: number) => string;
}
const Actions = ({ file, source }: { readonly file: TaxFile; readonly source: FileSource }) => {
  const { t } = useTranslation();
  const { file: made, form, closed, faults, lines } = file;
  const { refusal, busy, run } = useSending(async () => {
    await source.make(made?.current === true);
    await source.query.refetch();
  });
  const makes = source.makes && closed && faults.length === 0 && lines.length > 0;
  return (
    <div className={layout.stack}>
      {refusal && <RefusalAlert refusal={refusal} />}
      {made && !made.current && <Alert type="warning" showIcon message={t('tax.moved')} />}
      <div className={layout.row}>
        {made && (
          <Button
            type={made.current ? 'primary' : 'default'}
            icon={<DownloadOutlined aria-hidden />}
            href={source.urlOf(made.id)}
          >
            {t('tax.download', { form: labelOf(form), n: made.revision + 1 })}
          </Button>
        )}
        {makes && (
          <Button type={made?.current ? 'default' : 'primary'} loading={busy} onClick={() => void run()}>
            {t(made?.current ? 'tax.again' : 'tax.make')}
          </Button>
        )}
      </div>
      {makes && made?.current && <p className={words.quiet}>{t('tax.againWhy')}</p>}
    </div>
  );
};

const Contents = ({ file, source }: { readonly file: TaxFile; readonly source: FileSource }) => {
  const { t } = useTranslation();
  const { lines, faults, apart, gross_amount, pph_amount } = file;
  return (
    <>
      <Hindrance file={file} />
      {apart > 0 && <Alert type="info" showIcon message={t('tax.apart', { n: apart })} />}
      {faults.length > 0 && lines.length > 0 && <Faults faults={faults} />}
      <Lines lines={lines} />
      <p role="status">
        {t('tax.sum', { n: lines.length, gross: formatRupiah(gross_amount), amount: formatRupiah(pph_amount) })}
      </p>
      <Actions file={file} source={source} />
    </>
  );
};

interface Props {
  readonly title: string;
  /** First day of the month. */
  readonly masa: string;
  readonly onMasa: (masa: string) => void;
  readonly source: FileSource;
  /** Which of several files, where there are some. */
  readonly choice?: ReactNode;
  readonly onClose: () => void;
}
export const TaxFileDrawer = ({ title, masa, onMasa, source, choice, onClose }: Props) => {
  const { t } = useTranslation();
  const { query, file } = source;
  return (
    <Drawer
      open
      title={title}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      destroyOnHidden
      onClose={onClose}
    >
      <div className={layout.stackLarge} aria-busy={query.isFetching}>
        <div className={layout.row}>
          <MonthPicker label={t('tax.masa')} month={masa.slice(0, 7)} onChange={(month) => onMasa(`${month}-01`)} />
          {choice}
          {file && (
            <span className={words.quiet}>
              {labelOf(file.form)} · {t('tax.schema', { version: file.version })}
            </span>
          )}
        </div>
        <Answered query={query} answer={file}>
          {(shown) => <Contents file={shown} source={source} />}
        </Answered>
      </div>
    </Drawer>
  );
};
