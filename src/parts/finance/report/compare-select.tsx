// What the figures stand beside: nothing, an earlier range, any other one, the parts of a year, or the branches of the group. The choice
// stands in the address, so that a comparison can be sent and linked to.
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SUPERADMIN } from '../../../policies/role.ts';
import { useUser } from '../../../providers/session.ts';
import { addMonths, isDate } from '../../../resources/kernel/date.ts';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import type { ReportRange } from './report-range.ts';
import style from './report.module.css';

const CHOICES = ['none', 'prev_period', 'prev_year', 'tahun', 'triwulan', 'bulanan', 'rentang', 'cabang'] as const;
/** Profit and loss alone has a budget. */
const WITH_BUDGET = ['anggaran', ...CHOICES] as const;
type Choice = (typeof WITH_BUDGET)[number];
const COMPARE = 'compare';
const [FROM, UNTIL] = ['banding_dari', 'banding_sampai'] as const;
const YEAR = 12;

/** Parameters of a statement call; `B`: whether its budget is one of the ways. */
interface Compared<B extends boolean> {
  readonly group?: 'cabang';
  readonly profile_id?: string;
  readonly compare?: Exclude<B extends true ? Choice : Exclude<Choice, 'anggaran'>, 'none' | 'cabang'>;
  readonly compare_start?: string;
  readonly compare_end?: string;
}

export interface Comparison<B extends boolean = false> {
  readonly choice: Choice;
  readonly choices: readonly Choice[];
  /** The other range, where one is compared with. */
  readonly other: ReportRange;
  readonly choose: (choice: Choice, other?: ReportRange) => void;
  readonly parameters: Compared<B>;
}

/** Only who leads the group may lay its branches side by side, whichever of them he works in. */
const useChoices = (budget: boolean): readonly Choice[] => {
  const { role } = useUser();
  const choices: readonly Choice[] = budget ? WITH_BUDGET : CHOICES;
  return role === SUPERADMIN ? choices : choices.filter((choice) => choice !== 'cabang');
};

const parametersOf = <B extends boolean>(choice: Choice, { start, end }: ReportRange): Compared<B> => {
  if (choice === 'none') return {};
  if (choice === 'cabang') return { group: 'cabang', profile_id: 'all' };
  const compare = choice as NonNullable<Compared<B>['compare']>;
  return choice === 'rentang' ? { compare, compare_start: start, compare_end: end } : { compare };
};

/** @param budget the statement has one */
export const useComparison = <B extends boolean = false>(budget?: B): Comparison<B> => {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const choices = useChoices(budget === true);
  const choice = choices.find((one) => one === address.get(COMPARE)) ?? 'none';
  const [from, until] = [address.get(FROM) ?? '', address.get(UNTIL) ?? ''];
  const asked = isDate(from) && isDate(until) && from <= until;
  const lastYear = addMonths(today, -YEAR);
  const other = asked ? { start: from, end: until } : { start: `${lastYear.slice(0, 4)}-01-01`, end: lastYear };
  return {
    choice,
    choices,
    other,
    parameters: parametersOf<B>(choice, other),
    choose: (next, range = other) =>
      setAddress(
        (now) => {
          for (const name of [COMPARE, FROM, UNTIL]) now.delete(name);
          if (next !== 'none') now.set(COMPARE, next);
          if (next === 'rentang') {
            now.set(FROM, range.start);
            now.set(UNTIL, range.end);
          }
          return now;
        },
        { replace: true },
      ),
  };
};

export const CompareSelect = ({ of }: { readonly of: Comparison<boolean> }) => {
  const { t } = useTranslation();
  const { choice, choices, other, choose } = of;
  return (
    <>
      <Select<Choice>
        className={style.compare}
        aria-label={t('statement.compare')}
        value={choice}
        options={choices.map((one) => ({ value: one, label: t(`statement.compareWith.${one}`) }))}
        onChange={(next) => choose(next)}
      />
      {choice === 'rentang' && (
        <div>
          <DateRangePicker
            required
            label={t('statement.otherRange')}
            start={other.start}
            end={other.end}
            onChange={(start, end) => start && end && choose(choice, { start, end })}
          />
        </div>
      )}
    </>
  );
};
