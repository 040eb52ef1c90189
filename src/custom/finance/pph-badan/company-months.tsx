// The months of a year: turnover, rate, tax, and what became of it; 'Hitung', 'Dilapor'.
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { masaText, pph } from '../../../resources/finance/pph.ts';
import { companyTaxMethod, pphbadan } from '../../../resources/finance/pphbadan.ts';
import { formatNumber, percentText } from '../../../resources/kernel/money.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { type NamedVerb, verbsFor } from '../../../screens/record/verbs.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const VerbDialog = onDemand(async () => (await import('../../../screens/record/verb-dialog.tsx')).VerbDialog);

type Month = AnswerOf<'finance.pphbadan.masa'>['months'][number];
type Kept = NonNullable<Month['record']>;
type Done = () => Promise<unknown>;

const methodLabel = (method: Month['method']): string =>
  pphbadan.fields.metode.options.find(({ value }) => value === method)?.label ?? '';

interface ActionProps {
  readonly month: Month;
  readonly onDone: Done;
}
const Reckon = ({ month: { masa, amount, record }, onDone }: ActionProps) => {
  const { t } = useTranslation();
  const { send } = useSend('finance.pphbadan.hitung', tellDone(t('companyTax.reckoned')));
  const { refusal, busy, run } = useSending(async () => {
    await send({}, { masa });
    await onDone();
  });
  return (
    <>
      <Button
        size="small"
        type={record?.amount === amount ? 'default' : 'primary'}
        loading={busy}
        aria-label={`${t('companyTax.reckon')} ${masaText(masa)}`}
        onClick={() => void run()}
      >
        {t('companyTax.reckon')}
      </Button>
      {refusal && <RefusalAlert refusal={refusal} />}
    </>
  );
};

const Verbs = ({ record, onDone }: { record: Kept; onDone: Done }) => {
  const me = useUser();
  const [chosen, choose] = useState<NamedVerb>();
  return (
    <>
      {verbsFor(pph, me, record.status).map((named) => (
        <Button key={named.name} size="small" onClick={() => choose(named)}>
          {named.verb.label}
        </Button>
      ))}
      {chosen && (
        <VerbDialog
          resource={pph}
          record={{ ...record }}
          of={masaText(record.masa)}
          named={chosen}
          fields={Object.entries(chosen.verb.input).map(([name, field]) => ({ name, field }))}
          onClose={() => {
            choose(undefined);
            void onDone();
          }}
        />
      )}
    </>
  );
};

const Actions = ({ month, onDone }: ActionProps) => {
  const me = useUser();
  const { masa, over, amount, record } = month;
  const mayReckon = mayCall(me, 'finance.pphbadan.hitung') && over && amount !== null;
  return (
    <>
      {mayReckon && (!record || record.status === pph.state.owed) && <Reckon month={month} onDone={onDone} />}
      {record && <Verbs record={record} onDone={onDone} />}
      {record && <WhyButton call="finance.pph.why" id={record.id} of={`PPh badan ${masaText(masa)}`} />}
    </>
  );
};

const Rate = ({ month: { method, rate } }: { month: Month }) => {
  const { t } = useTranslation();
  if (method !== companyTaxMethod.turnover) return methodLabel(method);
  if (rate !== null) return percentText(rate);
  return (
    <Tooltip title={t('companyTax.term')}>
      <span>–</span>
    </Tooltip>
  );
};

const State = ({ month: { over, record } }: { month: Month }) => {
  const { t } = useTranslation();
  if (record) return <StatusChip {...pph.states[record.status]} />;
  return over ? null : <StatusChip label={t('companyTax.running')} tone="neutral" />;
};

const useColumns = (months: readonly Month[], onDone: Done): readonly Column<Month>[] => {
  const { t } = useTranslation();
  const figure = (key: string, head: string, of: (month: Month) => number | null): Column<Month> => ({
    key,
    head,
    as: 'figure',
    cell: (month) => {
      const amount = of(month);
      return amount === null ? '' : formatNumber(amount);
    },
    sum: formatNumber(months.reduce((sum, month) => sum + (of(month) ?? 0), 0)),
  });
  return [
    { key: 'masa', head: pph.fields.masa.label, as: 'name', cell: ({ masa }) => masaText(masa) },
    figure('turnover', t('companyTax.turnover'), ({ turnover }) => turnover),
    { key: 'rate', head: t('companyTax.rate'), cell: (month) => <Rate month={month} /> },
    figure('books', t('companyTax.byBooks'), ({ amount }) => amount),
    figure('amount', pph.fields.amount.label, ({ record }) => record?.amount ?? null),
    { key: 'state', head: t('ownIncome.state'), cell: (month) => <State month={month} /> },
    { key: 'ntpn', head: pph.fields.ntpn.label, as: 'code', cell: ({ record }) => record?.ntpn ?? '' },
    {
      key: 'actions',
      head: t('visit.actions'),
      as: 'action',
      cell: (month) => <Actions month={month} onDone={onDone} />,
    },
  ];
};

export const CompanyMonths = ({ months, onDone }: { months: readonly Month[]; onDone: Done }) => {
  const { t } = useTranslation();
  const columns = useColumns(months, onDone);
  return (
    <DataTable<Month>
      label={t('companyTax.months')}
      rows={months}
      keyOf={({ masa }) => masa}
      phone="cards"
      sumLabel={t('hutang.sum')}
      empty={t('companyTax.nothing')}
      columns={columns}
    />
  );
};
