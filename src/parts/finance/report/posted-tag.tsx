// The days of the journal that a link asks of a list for: said above it, and let go of there.
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate, isDate } from '../../../resources/kernel/date.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { postedFilters } from '../../../resources/finance/posted-filter.ts';
import style from './report.module.css';
import { useListState } from '../../../screens/list/list-state.ts';

/** For the list below: it has no controls of them. */
export const POSTED = Object.keys(postedFilters);

export const PostedTag = ({ resource }: { readonly resource: Resource }) => {
  const { t } = useTranslation();
  const [state, change] = useListState(resource);
  const { posted_from: from = '', posted_until: until = '', ...filters } = state.filters;
  if (!isDate(from) || !isDate(until)) return null;
  return (
    <div className={style.posted}>
      <Tag closable closeIcon={<span aria-label={t('report.anyDay')}>×</span>} onClose={() => change({ filters })}>
        {t('report.posted', { from: formatDate(from), until: formatDate(until) })}
      </Tag>
    </div>
  );
};
