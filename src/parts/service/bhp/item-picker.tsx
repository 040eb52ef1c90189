// Finds a consumable or a medicine by three letters of its name or code, for those who have no access to the stock (service.md 5).
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { useTypedWords, WordSelect } from '../../../kit/form/word-select.tsx';
import { SEARCH_LETTERS } from '../../../resources/kernel/page.ts';

export type PickedItem = AnswerOf<'service.itempicker'>['data'][number];
interface Props {
  readonly kind: 'bhp' | 'obat';
  /** Visit whose patient's allergies are to be named. */
  readonly visit?: number;
  readonly label: string;
  /** Items that are there already. */
  readonly without: readonly number[];
  readonly onPick: (item: PickedItem) => void;
}

const PAUSE_MS = 250;

export const ItemPicker = ({ kind, visit, label, without, onPick }: Props) => {
  const { t } = useTranslation();
  const typed = useTypedWords(SEARCH_LETTERS, PAUSE_MS);
  const { keyword, isAsked } = typed;
  const { query, answer } = useCall('service.itempicker', { kind, keyword, visit }, { enabled: isAsked, retry: false });
  const items = (answer?.data ?? []).filter(({ id }) => !without.includes(id));
  const stateOf = ({ alergi, tersedia }: PickedItem): string => {
    if (alergi) return ` · ${t('supply.allergic', { alergi })}`;
    return tersedia ? '' : ` · ${t('supply.notAvailable')}`;
  };
  const textOf = (item: PickedItem): string => `${item.name} (${item.unit})${stateOf(item)}`;
  return <WordSelect hint={t('form.type3')} {...{ typed, label, query, items, textOf, onPick }} />;
};
