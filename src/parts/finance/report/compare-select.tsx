// What the figures stand beside: nothing, an earlier range, or the branches of the group.
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SUPERADMIN } from '../../../policies/role.ts';
import { useUser } from '../../../providers/session.ts';
import style from './report.module.css';

const CHOICES = ['none', 'prev_period', 'prev_year', 'cabang'] as const;
export type Comparison = (typeof CHOICES)[number];
/** Profit and loss alone has a budget. */
const WITH_BUDGET = ['none', 'anggaran', 'prev_period', 'prev_year', 'cabang'] as const;
export type IncomeComparison = (typeof WITH_BUDGET)[number];
export const isIncomeComparison = (text: string | null): text is IncomeComparison =>
  (WITH_BUDGET as readonly (string | null)[]).includes(text);

/** Only who leads the group may lay its branches side by side, whichever of them he works in. */
const useChoices = <C extends IncomeComparison>(choices: readonly C[]): readonly C[] => {
  const { role } = useUser();
  return role === SUPERADMIN ? choices : choices.filter((choice) => choice !== 'cabang');
};

/** The parameters of a statement call. */
export const comparisonQuery = <C extends IncomeComparison>(
  comparison: C,
): { readonly group?: 'cabang'; readonly profile_id?: string; readonly compare?: Exclude<C, 'none' | 'cabang'> } => {
  if (comparison === 'cabang') return { group: 'cabang', profile_id: 'all' };
  return comparison === 'none' ? {} : { compare: comparison as Exclude<C, 'none' | 'cabang'> };
};

interface Props<C extends IncomeComparison> {
  readonly value: C;
  readonly onChange: (value: C) => void;
}
interface SelectProps<C extends IncomeComparison> extends Props<C> {
  readonly choices: readonly C[];
}

const ChoiceSelect = <C extends IncomeComparison>({ value, choices, onChange }: SelectProps<C>) => {
  const { t } = useTranslation();
  return (
    <Select<IncomeComparison>
      className={style.compare}
      aria-label={t('statement.compare')}
      value={value}
      options={useChoices(choices).map((choice) => ({ value: choice, label: t(`statement.compareWith.${choice}`) }))}
      onChange={(chosen) => onChange(chosen as C)}
    />
  );
};

export const CompareSelect = (props: Props<Comparison>) => <ChoiceSelect {...props} choices={CHOICES} />;
export const IncomeCompareSelect = (props: Props<IncomeComparison>) => (
  <ChoiceSelect {...props} choices={WITH_BUDGET} />
);
