// What is asked of an item's card: range, branch and warehouse, and its answer; the page of the card and the item's tab draw it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import layout from '../../../kit/style/layout.module.css';
import { useCall } from '../../../providers/call.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { addDays, isDate } from '../../../resources/kernel/date.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { BranchSelect, useBranchChoice } from '../../platform/branch/branch-choice.tsx';

const DAYS = 90;
/** Value for all branches in reach, which the list of the stock adds up. */
const EVERY_BRANCH = 'all';

/** What a link asks for: the last day of the card, and whose goods. */
export interface CardLink {
  readonly until?: string | null;
  readonly branch?: string | null;
}

/** Until the day that a link asks for, else today. */
const rangeUntil = (asked: string, today: string) => {
  const end = isDate(asked) ? asked : today;
  return { start: addDays(end, -DAYS), end };
};

export const useStockCard = (item: number, { until, branch }: CardLink = {}) => {
  const { t } = useTranslation();
  const today = useToday();
  const [range, setRange] = useState(() => rangeUntil(until ?? '', today));
  const [gudang, setGudang] = useState<number | null>(null);
  const choice = useBranchChoice({ begin: branch ?? EVERY_BRANCH, beyond: true });
  const asked = {
    item_id: item,
    start_date: range.start,
    end_date: range.end,
    ...(gudang !== null && { warehouse_id: gudang }),
    ...(choice.profile_id !== undefined && { profile_id: choice.profile_id }),
  };
  const { query, answer } = useCall('inventory.stockcard', asked, { keep: true });
  // A warehouse is one branch's.
  const choose = (profile_id: string) => {
    setGudang(null);
    choice.choose(profile_id);
  };
  const sheet = {
    range,
    onRange: (start: string, end: string) => start && end && setRange({ start, end }),
    path: callPaths['inventory.stockcard'],
    query: asked,
    answer: query,
    paper: true,
    tools: (
      <>
        <BranchSelect choice={{ ...choice, choose }} />
        <span className={layout.pick}>
          <RefSelect
            resource="inventory.warehouse"
            label={t('stock.warehouse')}
            placeholder={t('stock.everyWarehouse')}
            value={gudang}
            onChange={setGudang}
          />
        </span>
      </>
    ),
  };
  /** Undefined: the reader's own, or all of them. */
  const of = Number(choice.profile_id) || undefined;
  return { sheet, card: answer, branch: of, hasWarehouses: gudang === null };
};
