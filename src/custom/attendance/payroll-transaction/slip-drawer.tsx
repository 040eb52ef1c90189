// A slip with its lines: what was counted, what was entered by hand, leaving it out, its paper.
import { PrinterOutlined } from '@ant-design/icons';
import { useOne } from '@refinedev/core';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { mayCall } from '../../../policies/index.ts';
import { callUrl, useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { shownSlipStates } from '../../../resources/attendance/payroll-life.ts';
import { payrollperiode } from '../../../resources/attendance/payrollperiode.ts';
import { payrolltransaction } from '../../../resources/attendance/payrolltransaction.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { ManualLine, type ManualEntry } from './manual-line.tsx';
import { Flags } from './slips-table.tsx';
import type { Period, ShownSlip } from './payroll.ts';

const WIDTH = 560;
const KINDS = [1, -1, 0] as const;
type Line = ShownSlip['lines'][number];

const entryOf = ({ component_id, qty, rate, note, is_imported }: Line): ManualEntry => ({
  component_id,
  qty: qty ?? 1,
  rate: rate ?? 0,
  note,
  is_imported,
});

const countText = ({ qty, rate }: Line): string | undefined =>
  qty === null || rate === null ? undefined : `${formatNumber(qty)} × ${formatNumber(rate)}`;

const Lines = ({
  lines,
  onRemove,
}: {
  readonly lines: readonly Line[];
  readonly onRemove: ((line: Line) => void) | undefined;
}) => {
  const { t } = useTranslation();
  return KINDS.map((kind) => {
    const own = lines.filter((line) => line.kind === kind);
    if (own.length === 0) return null;
    return (
      <section key={kind} className={layout.stackSmall}>
        <h2 className={words.heading}>{t(`attendance.payroll.kind.${kind}`)}</h2>
        <dl className={surface.sums}>
          {own.map((line) => (
            <div key={line.id}>
              <dt>
                {line.name}{' '}
                <span className={words.quiet}>
                  {[countText(line), line.note, line.is_imported && t('attendance.payroll.imported')]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {line.is_manual && onRemove && (
                  <Button type="link" size="small" danger onClick={() => onRemove(line)}>
                    {t('attendance.payroll.removeLine')}
                  </Button>
                )}
              </dt>
              <dd>
                <Money value={line.amount} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
};

interface Props {
  readonly id: number;
  readonly period: Period;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const useSlip = (id: number, onChanged: () => void) => {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<Refusal>();
  const { query, result } = useOne<ShownSlip>({ resource: payrolltransaction.name, id, errorNotification: false });
  const { send, busy } = useSend('attendance.payrolltransaction.baris', tellDone(t('attendance.payroll.slipStored')));
  const store = async (slip: ShownSlip, lines: readonly ManualEntry[], exclude?: boolean): Promise<boolean> => {
    setRefusal(undefined);
    try {
      await send({ id }, { version: slip.version, lines: [...lines], ...(exclude !== undefined && { exclude }) });
      await query.refetch();
      onChanged();
      return true;
    } catch (error) {
      const refused = refusalOf(error);
      setRefusal(refused);
      // The drawer shows his lines then; the next press sends them along, and what was typed stays in its fields.
      if (refused.code === 'stale-version') await query.refetch();
      return false;
    }
  };
  return { slip: result, waits: query.isLoading, refusal, busy, store };
};

/** A chat with who may read his slip now. */
const Chat = ({ slip, period }: { readonly slip: ShownSlip; readonly period: Period }) => {
  const { t } = useTranslation();
  const { answer } = useCall('attendance.pegawai.show', { id: slip.pegawai_id });
  if (!answer || !('phone' in answer) || !answer.phone) return null;
  const link = new URL('/my-attendance', window.location.origin).href;
  const text = t('attendance.payroll.chatText', { name: slip.pegawaidata.name, period: period.name, link });
  return (
    <WhatsApp phone={answer.phone} text={text} label={t('attendance.payroll.chatOf', { name: slip.pegawaidata.name })}>
      {t('attendance.payroll.chat')}
    </WhatsApp>
  );
};

const Tools = ({
  slip,
  period,
  busy,
  onExclude,
}: {
  readonly slip: ShownSlip;
  readonly period: Period;
  readonly busy: boolean;
  readonly onExclude: (() => void) | undefined;
}) => {
  const { t } = useTranslation();
  const excluded = slip.status === payrolltransaction.state.excluded;
  return (
    <div className={layout.row}>
      <Button
        icon={<PrinterOutlined aria-hidden />}
        href={callUrl('attendance.payrolltransaction.pdf', { id: slip.id })}
        target="_blank"
      >
        {t('attendance.payroll.pdf')}
      </Button>
      {shownSlipStates.includes(slip.status) && <Chat slip={slip} period={period} />}
      {onExclude && (
        <Button danger={!excluded} loading={busy} onClick={onExclude}>
          {t(excluded ? 'attendance.payroll.include' : 'attendance.payroll.exclude')}
        </Button>
      )}
    </div>
  );
};

export const SlipDrawer = ({ id, period, onChanged, onClose }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  useReturnFocus();
  const { slip, waits, refusal, busy, store } = useSlip(id, onChanged);
  const { draft, computed } = payrollperiode.state;
  const changes =
    (period.status === draft || period.status === computed) && mayCall(me, 'attendance.payrolltransaction.baris');
  const manual = slip?.lines.filter(({ is_manual }) => is_manual) ?? [];
  const excluded = slip?.status === payrolltransaction.state.excluded;
  return (
    <Drawer
      open
      width={WIDTH}
      title={slip?.pegawaidata.name ?? t('attendance.payroll.slip')}
      closable={{ 'aria-label': t('app.close') }}
      onClose={onClose}
    >
      {refusal && <RefusalAlert refusal={refusal} />}
      {waits && <WaitingRows />}
      {slip && (
        <div className={layout.stackLarge}>
          <div className={layout.row}>
            <StatusChip label={slip.statusname} tone={payrolltransaction.states[slip.status].tone} />
            <span className={words.quiet}>{slip.code}</span>
            <Flags flags={slip.flags} />
          </div>
          <p className={layout.between}>
            {t('attendance.payroll.net')} <Money value={slip.net} strong />
          </p>
          <Tools
            slip={slip}
            period={period}
            busy={busy}
            onExclude={changes ? () => void store(slip, manual.map(entryOf), !excluded) : undefined}
          />
          <Lines
            lines={slip.lines}
            onRemove={
              changes && !excluded
                ? (line) => void store(slip, manual.filter((one) => one.id !== line.id).map(entryOf))
                : undefined
            }
          />
          {changes && !excluded && (
            <ManualLine busy={busy} onAdd={(entry) => store(slip, [...manual.map(entryOf), entry])} />
          )}
        </div>
      )}
    </Drawer>
  );
};
