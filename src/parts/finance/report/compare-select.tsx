// What the figures stand beside: nothing, an earlier range, or the branches of the group.
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SUPERADMIN } from '../../../policies/role.ts';
import type { AskedOf } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import style from './report.module.css';

const CHOICES = ['none', 'prev_period', 'prev_year', 'cabang'] as const;
export type Comparison = (typeof CHOICES)[number];

/** Only who sees all branches may lay them side by side. */
const useChoices = (): readonly Comparison[] => {
  const { role, session_profile_id } = useUser();
  return role === SUPERADMIN && session_profile_id === null ? CHOICES : CHOICES.filter((choice) => choice !== 'cabang');
};

/** The parameters of a statement call. */
export const comparisonQuery = (
  comparison: Comparison,
): Pick<AskedOf<'finance.laporan.labarugi'>, 'group' | 'compare' | 'profile_id'> => {
  if (comparison === 'cabang') return { group: 'cabang', profile_id: 'all' };
  return comparison === 'none' ? {} : { compare: comparison };
};

export const CompareSelect = ({ value, onChange }: { value: Comparison; onChange: (value: Comparison) => void }) => {
  const { t } = useTranslation();
  return (
    <Select<Comparison>
      className={style.compare}
      aria-label={t('statement.compare')}
      value={value}
      options={useChoices().map((choice) => ({ value: choice, label: t(`statement.compareWith.${choice}`) }))}
      onChange={onChange}
    />
  );
};
