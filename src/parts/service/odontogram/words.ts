// What a tooth says to who cannot see it, and what an entry says to everybody.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartEntry, ToothState } from '../../../resources/service/odontogram-chart.ts';
import { codeOf, SEBAB } from '../../../resources/service/odontogram-code.ts';

/** 'Tambalan komposit (M, O)'. */
export const entryWords = ({ code, surfaces, sebab }: ChartEntry): string => {
  const more = [...surfaces, ...SEBAB.filter(({ value }) => value === sebab).map(({ label }) => label.toLowerCase())];
  return more.length > 0 ? `${codeOf(code).name} (${more.join(', ')})` : codeOf(code).name;
};

/** 'Karies (O) gigi 16'; 'Jembatan porselen gigi 14, 15, 16'. */
export const saidOf = (entries: readonly ChartEntry[]): string => {
  const [first] = entries;
  return first ? `${entryWords(first)} gigi ${entries.map(({ tooth }) => tooth).join(', ')}` : '';
};

const wordsOf = (state: ToothState): string => {
  const entries = [...new Set(Object.values(state))];
  return entries
    .map((entry) => {
      // Only the surfaces on which the entry still stands.
      const surfaces = entry.surfaces.filter((surface) => state[surface] === entry);
      return entryWords({ ...entry, surfaces });
    })
    .join(', ');
};

/** 'Gigi 16: Karies (O). Rencana: Tambalan komposit (O).' */
export const useToothWords = () => {
  const { t } = useTranslation();
  return useCallback(
    (tooth: number, state: ToothState | undefined, plan: ToothState | undefined): string => {
      const now = state && Object.keys(state).length > 0 ? wordsOf(state) : t('chart.unexamined');
      const said = t('chart.toothIs', { tooth, state: now });
      return plan ? `${said} ${t('chart.planIs', { plan: wordsOf(plan) })}` : said;
    },
    [t],
  );
};
