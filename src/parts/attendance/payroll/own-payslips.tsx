// Slips of wages that are posted or paid, each with its paper: one's own, or a member of the staff's for who reads wages.
import { FilePdfOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { callUrl, useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { payslipState, slipStates } from '../../../resources/attendance/payroll-life.ts';

type Payslip = AnswerOf<'attendance.payrolltransaction.saya'>['data'][number];

const Paper = ({ slip: { id, code } }: { readonly slip: Payslip }) => {
  const { t } = useTranslation();
  const href = callUrl('attendance.payrolltransaction.pdf', { id });
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={t('attendance.payroll.print', { code })}>
      <FilePdfOutlined aria-hidden /> {code}
    </a>
  );
};

const useColumns = (): readonly Column<Payslip>[] => {
  const { t } = useTranslation();
  const figure = (key: string, head: string, value: (slip: Payslip) => number): Column<Payslip> => ({
    key,
    head,
    as: 'figure',
    cell: (slip) => formatNumber(value(slip)),
  });
  return [
    { key: 'code', head: t('attendance.payroll.slip'), as: 'name', cell: (slip) => <Paper slip={slip} /> },
    { key: 'period', head: t('attendance.payroll.period'), cell: ({ period }) => period },
    {
      key: 'paid',
      head: t('attendance.payroll.payDate'),
      as: 'code',
      cell: ({ paid_at, pay_date }) => <DateText value={paid_at ?? pay_date} />,
    },
    figure('earning', t('attendance.payroll.box.total_earning'), ({ earning }) => earning),
    figure('deduction', t('attendance.payroll.deduction'), ({ deduction }) => deduction),
    figure('bpjs', 'BPJS', ({ bpjs_employee }) => bpjs_employee),
    figure('tax', 'PPh 21', ({ tax }) => tax),
    figure('net', t('attendance.payroll.net'), ({ net }) => net),
    {
      key: 'status',
      head: t('attendance.payroll.status'),
      cell: ({ status }) => (
        <StatusChip {...slipStates[status === payslipState.paid ? payslipState.paid : payslipState.posted]} />
      ),
    },
  ];
};

/** @param pegawai left out: one's own */
export const OwnPayslips = ({ pegawai }: { readonly pegawai?: number }) => {
  const { t } = useTranslation();
  const columns = useColumns();
  const { query, answer } = useCall(
    'attendance.payrolltransaction.saya',
    pegawai === undefined ? {} : { pegawai_id: pegawai },
  );
  if (query.isLoading) return <WaitingRows />;
  return (
    <DataTable<Payslip>
      label={t('attendance.payroll.slips')}
      rows={answer?.data ?? []}
      keyOf={({ id }) => id}
      phone="cards"
      failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
      empty={t('attendance.payroll.noOwnSlips')}
      columns={columns}
    />
  );
};
