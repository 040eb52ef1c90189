// 'Salin': the year before into the grid, so many percent more or less. Nothing is stored before somebody saves it.
import { Alert, Checkbox, Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCall } from '../../../providers/call.ts';
import { type BudgetSource, budgetSources, LEAST_GROWTH, MOST_GROWTH } from '../../../resources/finance/budget.ts';
import { monthNames } from '../../../resources/kernel/date.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import formStyle from '../../../kit/form/form.module.css';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';
import type { Proposal } from './grid.ts';

const FORM = 'budget-copy';
const PERCENT = /^-?\d{1,4}(?:[.,]\d{1,2})?$/;

/** '7,5' as 7.5; undefined: no percentage that a year may grow by. */
const growthOf = (text: string): number | undefined => {
  if (!PERCENT.test(text.trim())) return undefined;
  const growth = Number(text.trim().replace(',', '.'));
  return growth >= LEAST_GROWTH && growth <= MOST_GROWTH ? growth : undefined;
};

interface Props {
  readonly year: number;
  /** Answers how many cells became others. */
  readonly onCopied: (data: Proposal['data'], over: boolean) => number;
  readonly onClose: () => void;
}

const Outcome = ({ changed, open }: { readonly changed: number; readonly open: readonly number[] }) => {
  const { t } = useTranslation();
  const months = open.map((month) => monthNames[month - 1]).join(', ');
  return (
    <Alert
      role="status"
      showIcon
      type={changed > 0 ? 'success' : 'info'}
      message={changed > 0 ? t('budget.copy.done', { n: changed }) : t('budget.copy.nothing')}
      description={open.length > 0 ? t('budget.copy.open_months', { months }) : undefined}
    />
  );
};

const useCopy = ({ year, onCopied }: Props) => {
  const [source, choose] = useState<BudgetSource>('anggaran');
  const [growth, setGrowth] = useState('0');
  const [over, setOver] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly changed: number; readonly open: readonly number[] }>();
  const naik = growthOf(growth);
  const sending = useSending(async () => {
    if (naik === undefined) return;
    const { data, open } = await readCall('finance.anggaran.usulan', { year, sumber: source, naik });
    setOutcome({ changed: onCopied(data, over), open });
  });
  return { source, choose, growth, setGrowth, over, setOver, outcome, naik, ...sending };
};

export const CopyDialog = (props: Props) => {
  const { t } = useTranslation();
  const { year, onClose } = props;
  const { source, choose, growth, setGrowth, over, setOver, outcome, naik, refusal, busy, onSubmit } = useCopy(props);
  const before = year - 1;
  return (
    <FormDialog
      title={t('budget.copy.title', { year })}
      form={FORM}
      action={t('budget.copy.do')}
      disabled={naik === undefined}
      busy={busy}
      typed={false}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stack} noValidate onSubmit={onSubmit}>
        <Radio.Group
          className={layout.stackTight}
          aria-label={t('budget.copy.source')}
          value={source}
          options={budgetSources.map((value) => ({ value, label: t(`budget.copy.${value}`, { year: before }) }))}
          onChange={({ target }) => choose(target.value as BudgetSource)}
        />
        <div className={formStyle.field}>
          <label htmlFor="budget-growth" className={formStyle.label}>
            {t('budget.copy.growth')}
          </label>
          <Input
            id="budget-growth"
            value={growth}
            status={naik === undefined ? 'error' : ''}
            aria-invalid={naik === undefined}
            aria-describedby="budget-growth-help"
            onChange={({ target }) => setGrowth(target.value)}
          />
          <span id="budget-growth-help" className={naik === undefined ? formStyle.error : formStyle.help}>
            {naik === undefined ? t('budget.copy.percent') : t('budget.copy.growthHelp')}
          </span>
        </div>
        <Checkbox checked={over} onChange={({ target }) => setOver(target.checked)}>
          {t('budget.copy.over')}
        </Checkbox>
        {refusal && <RefusalAlert refusal={refusal} />}
        {outcome && <Outcome {...outcome} />}
      </form>
    </FormDialog>
  );
};
