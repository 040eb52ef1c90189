// What leave and overtime share as rows: one's own or those of everybody, and how each was decided.
import { useTranslation } from 'react-i18next';
import words from '../../../kit/style/words.module.css';
import type { Resource } from '../../../resources/kernel/define.ts';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { RowFor } from '../../../screens/list/use-records.ts';

const NONE: readonly string[] = [];

/** Which requests are shown. */
export interface Requests {
  readonly filter: Readonly<Record<string, number | string>>;
  /** Of one person: his name stands in no row. */
  readonly own?: boolean;
}
interface Props<R extends Resource> extends Requests {
  readonly resource: R;
  /** Columns left out of one's own. */
  readonly notOfOwn: readonly string[];
  readonly overrides: RowOverrides<RowFor<R>>;
}

/** Another filter begins at its first page. */
export const RequestRows = <R extends Resource>({ resource, filter, own = false, notOfOwn, overrides }: Props<R>) => (
  <EmbeddedList
    key={JSON.stringify(filter)}
    resource={resource}
    filter={filter}
    without={own ? notOfOwn : NONE}
    overrides={overrides}
  />
);

/** What the approver wrote, where he did. */
export const Decided = ({ reason }: { reason: string | null }) => {
  const { t } = useTranslation();
  return reason !== null && <span className={words.faint}>{t('attendance.leave.decided', { reason })}</span>;
};
