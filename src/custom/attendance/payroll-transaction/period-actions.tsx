// What can be done with a run: reckoned, moved between its states, paid, told as files.
import { CalculatorOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetButton } from '../../../kit/import/sheet-button.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import layout from '../../../kit/style/layout.module.css';
import { mayCall } from '../../../policies/index.ts';
import { callUrl } from '../../../providers/call.ts';
import { loadTexts } from '../../../providers/i18n.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { payrollperiode } from '../../../resources/attendance/payrollperiode.ts';
import { VerbButtons } from '../../../screens/record/verb-buttons.tsx';
import { verbsFor } from '../../../screens/record/verbs.ts';
import type { Period, Slip } from './payroll.ts';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';

/** Its words are finance's. */
const PayrollFileDrawer = lazy(async () => {
  const [drawer] = await Promise.all([import('./payroll-file-drawer.tsx'), loadTexts('finance')]);
  return { default: drawer.PayrollFileDrawer };
});
const YearTaxDrawer = lazy(async () => ({ default: (await import('./year-tax-drawer.tsx')).YearTaxDrawer }));
const PayDrawer = lazy(async () => ({ default: (await import('./pay-drawer.tsx')).PayDrawer }));

const { draft, computed, posted, paid } = payrollperiode.state;
const REPORTS = ['rekap', 'bpjs', 'pph21'] as const;

interface Props {
  readonly period: Period;
  readonly slips: readonly Slip[];
  readonly onDone: () => void;
}

/** 'Hitung': again and again until the run is approved. */
const Reckon = ({
  period,
  onDone,
  onRefused,
}: Omit<Props, 'slips'> & { readonly onRefused: (refusal: Refusal | undefined) => void }) => {
  const { t } = useTranslation();
  const { send, busy } = useSend('attendance.payrollperiode.hitung', tellDone(t('attendance.payroll.reckoned')));
  const reckon = async () => {
    onRefused(undefined);
    await send({ id: period.id }, {}).then(onDone, (error: unknown) => onRefused(refusalOf(error)));
  };
  return (
    <Button type="primary" icon={<CalculatorOutlined aria-hidden />} loading={busy} onClick={() => void reckon()}>
      {t('attendance.payroll.reckon')}
    </Button>
  );
};

/** Variable components of the run from Excel: the whole file or nothing of it. */
const ComponentImport = ({ period: { id }, onDone }: Omit<Props, 'slips'>) => {
  const { t } = useTranslation();
  const title = t('attendance.payroll.import');
  const sheet = {
    resource: payrollperiode.name,
    path: `${payrollperiode.path}/${id}`,
    title,
    note: t('attendance.payroll.importNote'),
    ready: (n: number) => t('attendance.payroll.importReady', { n }),
    storing: (n: number) => t('attendance.payroll.importStoring', { n }),
  };
  return <SheetButton sheet={sheet} label={title} onImported={onDone} />;
};

const Files = ({ period }: { readonly period: Period }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'file' | 'year'>();
  const me = useUser();
  const { id, status } = period;
  const close = () => setOpen(undefined);
  const bank = (status === posted || status === paid) && mayCall(me, 'attendance.payrollperiode.berkasbank');
  const items = [
    ...REPORTS.map((type) => ({
      key: type,
      label: (
        <a href={callUrl('attendance.payrollperiode.laporan', { id, type })} download>
          {t(`attendance.payroll.report.${type}`)}
        </a>
      ),
    })),
    {
      key: 'zip',
      label: (
        <a href={callUrl('attendance.payrollperiode.zip', { id })} download>
          {t('attendance.payroll.zip')}
        </a>
      ),
    },
    ...(bank
      ? [
          {
            key: 'bank',
            label: (
              <a href={callUrl('attendance.payrollperiode.berkasbank', { id })} download>
                {t('attendance.payroll.bankFile')}
              </a>
            ),
          },
        ]
      : []),
    ...(mayCall(me, 'attendance.pph21.berkas')
      ? [
          { key: 'year', label: t('attendance.payroll.yearTax'), onClick: () => setOpen('year') },
          { key: 'tax', label: t('attendance.payroll.taxFile'), onClick: () => setOpen('file') },
        ]
      : []),
  ];
  return (
    <>
      <DropMenu menu={{ items }}>
        <Button icon={<DownloadOutlined aria-hidden />}>{t('attendance.payroll.files')}</Button>
      </DropMenu>
      <Suspense>
        {open === 'file' && <PayrollFileDrawer period={period} onClose={close} />}
        {open === 'year' && <YearTaxDrawer year={period.tax_year} onClose={close} />}
      </Suspense>
    </>
  );
};

export const PeriodActions = ({ period, slips, onDone }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [refusal, setRefusal] = useState<Refusal>();
  const [paying, setPaying] = useState(false);
  const open = period.status === draft || period.status === computed;
  const due = slips.filter(({ status, net }) => status === posted && net > 0);
  return (
    <div className={layout.stack}>
      {refusal && <RefusalAlert refusal={refusal} />}
      <div className={layout.row}>
        {open && mayCall(me, 'attendance.payrollperiode.hitung') && (
          <Reckon period={period} onDone={onDone} onRefused={setRefusal} />
        )}
        {open && mayCall(me, 'attendance.payrollperiode.import') && <ComponentImport period={period} onDone={onDone} />}
        {period.status === posted && due.length > 0 && mayCall(me, 'attendance.payrollperiode.bayar') && (
          <Button type="primary" onClick={() => setPaying(true)}>
            {t('attendance.payroll.pay', { n: due.length })}
          </Button>
        )}
        <VerbButtons resource={payrollperiode} record={period} verbs={verbsFor(payrollperiode, me, period.status)} />
        {period.status !== draft && <Files period={period} />}
      </div>
      {paying && (
        <Suspense>
          <PayDrawer
            period={period}
            slips={due}
            onDone={() => {
              setPaying(false);
              onDone();
            }}
            onClose={() => setPaying(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
