// The slips of a run, with what each differs by from the one before.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { payrolltransaction } from '../../../resources/attendance/payrolltransaction.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import style from './boxes.module.css';
import { flagWords, isNoticed, type Slip } from './payroll.ts';

interface Props {
  readonly rows: readonly Slip[];
  readonly waits: boolean;
  readonly failure: { readonly message: string; readonly onRetry: () => void } | undefined;
  readonly onOpen: (id: number) => void;
}

/** What somebody should look at. */
export const Flags = ({ flags }: Pick<Slip, 'flags'>) => {
  const { t } = useTranslation();
  return flags.map((flag) => <StatusChip key={flag} label={t(flagWords[flag])} tone="danger" />);
};

const Difference = ({ slip }: { readonly slip: Slip }) => {
  if (slip.before_net === null) return null;
  const difference = slip.net - slip.before_net;
  return (
    <span className={isNoticed(slip) ? words.danger : words.quiet}>
      {difference > 0 && '+'}
      {formatNumber(difference)}
    </span>
  );
};

const useColumns = (onOpen: Props['onOpen']): readonly Column<Slip>[] => {
  const { t } = useTranslation();
  const figure = (key: string, head: string, value: (slip: Slip) => number): Column<Slip> => ({
    key,
    head,
    as: 'figure',
    cell: (slip) => formatNumber(value(slip)),
  });
  return [
    {
      key: 'pegawai',
      head: t('attendance.payroll.person'),
      as: 'name',
      cell: (slip) => (
        <>
          <Button type="link" size="small" className={style.open} onClick={() => onOpen(slip.id)}>
            {slip.pegawaidata.name}
          </Button>
          <span className={layout.rowTight}>
            <Flags flags={slip.flags} />
          </span>
        </>
      ),
    },
    figure('days_present', t('attendance.payroll.present'), (slip) => slip.days_present),
    figure('basic', t('attendance.payroll.basic'), (slip) => slip.basic),
    figure('allowance', t('attendance.payroll.allowance'), (slip) => slip.allowance),
    figure('overtime', t('attendance.payroll.overtime'), (slip) => slip.overtime),
    figure('deduction', t('attendance.payroll.deduction'), (slip) => slip.deduction),
    figure('bpjs_employee', 'BPJS', (slip) => slip.bpjs_employee),
    figure('tax', 'PPh 21', (slip) => slip.tax),
    figure('net', t('attendance.payroll.net'), (slip) => slip.net),
    {
      key: 'difference',
      head: t('attendance.payroll.difference'),
      as: 'figure',
      cell: (slip) => <Difference slip={slip} />,
    },
    {
      key: 'status',
      head: t('attendance.payroll.status'),
      cell: ({ status, statusname }) => <StatusChip label={statusname} tone={payrolltransaction.states[status].tone} />,
    },
  ];
};

export const SlipsTable = ({ rows, waits, failure, onOpen }: Props) => {
  const { t } = useTranslation();
  return (
    <DataTable<Slip>
      label={t('attendance.payroll.slips')}
      rows={rows}
      keyOf={({ id }) => id}
      phone="cards"
      waits={waits}
      failure={failure}
      empty={t('attendance.payroll.noSlips')}
      lookOf={({ status }) => (status === payrolltransaction.state.excluded ? 'gone' : undefined)}
      onOpen={({ id }) => onOpen(id)}
      columns={useColumns(onOpen)}
    />
  );
};
