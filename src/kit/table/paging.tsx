// 'Page x / y', five numbered chips, rows per page and 'Data Total : n' (specified).
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../resources/kernel/money.ts';
import { PAGE_SIZES } from '../../resources/kernel/page.ts';
import style from './paging.module.css';
import layout from '../style/layout.module.css';

const CHIPS = 5;

interface Props {
  /** What it turns the pages of, where a page has several. */
  readonly of?: string;
  readonly page: number;
  readonly limit: number;
  /** Undefined: not known yet. Nothing is drawn then: it would tell of none, and move down as the rows come. */
  readonly count: number | undefined;
  readonly onChange: (next: { page: number; limit: number }) => void;
}

/** The numbers of the chips: five around the current page, inside 1..pages. */
export const chipsAround = (page: number, pages: number): readonly number[] => {
  const first = Math.max(1, Math.min(page - Math.floor(CHIPS / 2), pages - CHIPS + 1));
  return Array.from({ length: Math.min(CHIPS, pages) }, (_, at) => first + at);
};

export const Paging = ({ of, page, limit, count, onChange }: Props) => {
  const { t } = useTranslation();
  if (count === undefined) return null;
  const pages = Math.max(1, Math.ceil(count / limit));
  const go = (to: number) => onChange({ page: to, limit });
  return (
    <nav className={style.frame} aria-label={[t('list.paging'), of].filter(Boolean).join(' ')}>
      <div className={`${layout.row} ${style.paging}`}>
        <span className={style.total}>{t('list.total', { total: formatNumber(count) })}</span>
        <Select
          size="small"
          virtual={false}
          value={limit}
          aria-label={t('list.pageSize')}
          options={PAGE_SIZES.map((size) => ({ value: size, label: String(size) }))}
          onChange={(size) => onChange({ page: 1, limit: size })}
        />
        <span>{t('list.page', { page: formatNumber(page), pages: formatNumber(pages) })}</span>
        <div className={`${layout.lineTight} ${style.pages}`}>
          <Button
            size="small"
            icon={<LeftOutlined aria-hidden />}
            aria-label={t('list.previous')}
            disabled={page <= 1}
            onClick={() => go(page - 1)}
          />
          {chipsAround(page, pages).map((number) => (
            <button
              key={number}
              type="button"
              className={style.chip}
              aria-label={t('list.pageNumber', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => go(number)}
            >
              {formatNumber(number)}
            </button>
          ))}
          <Button
            size="small"
            icon={<RightOutlined aria-hidden />}
            aria-label={t('list.next')}
            disabled={page >= pages}
            onClick={() => go(page + 1)}
          />
        </div>
      </div>
    </nav>
  );
};
