// Finds what is sold by words, by its code, or by the code that a scanner types.
import { useTranslation } from 'react-i18next';
import { useCall } from '../../providers/call.ts';
import type { AnswerOf } from '../../resources/answers.ts';
import { formatNumber, formatRupiah } from '../../resources/kernel/money.ts';
import { useTypedWords, WordSelect } from '../../kit/form/word-select.tsx';

export type SoldItem = AnswerOf<'inventory.sales.item'>['data'][number];
interface Props {
  readonly label: string;
  /** Medicines, also those that are not sold without a prescription. */
  readonly resep?: boolean;
  readonly onPick: (item: SoldItem) => void;
}

const LETTERS = 2;
const PAUSE_MS = 200;

export const SoldItemPicker = ({ label, resep, onPick }: Props) => {
  const { t } = useTranslation();
  const typed = useTypedWords(LETTERS, PAUSE_MS);
  const asked = { keyword: typed.keyword, ...(resep && { resep: '1' as const }) };
  const { query, answer } = useCall('inventory.sales.item', asked, { enabled: typed.isAsked, retry: false });
  const textOf = ({ name, units, unit, qty }: SoldItem): string =>
    [name, formatRupiah(units[0]?.price ?? 0), t('sale.there', { qty: formatNumber(qty), unit })].join(' · ');
  return <WordSelect hint={t('sale.type2')} items={answer?.data ?? []} {...{ typed, label, query, textOf, onPick }} />;
};
