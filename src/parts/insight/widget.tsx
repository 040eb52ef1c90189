// The frame of a widget: title, chart or table, Excel, and the states of waiting, emptiness and failure.
import { BarChartOutlined, TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Query } from '../../providers/http.ts';
import { ExportButton } from '../../kit/table/export-button.tsx';
import { EmptyState } from '../../kit/state/empty-state.tsx';
import { ErrorState } from '../../kit/state/error-state.tsx';
import type { FiguresAnswer } from './figures.ts';
import style from './insight.module.css';
import surface from '../../kit/style/surface.module.css';
import layout from '../../kit/style/layout.module.css';
import words from '../../kit/style/words.module.css';

/** Half a row unless told; three thirds or one full row. */
export type WidgetSize = 'third' | 'full';

interface Props {
  readonly title: string;
  /** Below the title: what the figures are of, where the title leaves it open. */
  readonly note?: string;
  /** Path below /api and its query; Excel is the same call with `export=xlsx`. Left out: there is no Excel of it. */
  readonly path?: string;
  readonly query: Query;
  readonly answer: FiguresAnswer;
  readonly empty: boolean;
  /** Switches of this widget, below its head. */
  readonly tools?: ReactNode;
  readonly legend?: ReactNode;
  readonly chart?: ReactNode;
  readonly table: ReactNode;
  readonly size?: WidgetSize;
}

const Waiting = () => {
  const { t } = useTranslation();
  return (
    <div className={style.waiting} role="status">
      <span className="visually-hidden">{t('app.loading')}</span>
    </div>
  );
};

const Content = ({ answer, empty, children }: Pick<Props, 'answer' | 'empty'> & { children: ReactNode }) => {
  if (answer.isLoading) return <Waiting />;
  if (answer.isError) return <ErrorState message={answer.error?.message ?? ''} onRetry={() => void answer.refetch()} />;
  return empty ? <EmptyState /> : children;
};

export const Widget = ({ title, note, path, query, answer, empty, tools, legend, chart, table, size }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [asTable, choose] = useState(chart === undefined);
  const isThere = answer.data !== undefined && !answer.isError && !empty;
  const other = asTable ? t('insight.showChart') : t('insight.showTable');
  return (
    <article
      className={`${surface.card} ${layout.stackSmall} ${style.widget}`}
      data-size={size}
      aria-labelledby={id}
      aria-busy={answer.isFetching}
    >
      <header className={`${layout.lineTight} ${style.head}`}>
        <div className={style.words}>
          <h2 id={id} className={words.heading}>
            {title}
          </h2>
          {note && <p className={words.caption}>{note}</p>}
        </div>
        {isThere && chart !== undefined && (
          <Button
            type="text"
            size="small"
            title={other}
            aria-label={`${other}: ${title}`}
            icon={asTable ? <BarChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
            onClick={() => choose(!asTable)}
          />
        )}
        {isThere && path !== undefined && <ExportButton path={path} query={{ ...query, export: 'xlsx' }} of={title} />}
      </header>
      {tools}
      <Content answer={answer} empty={empty}>
        {!asTable && legend}
        {asTable ? table : chart}
      </Content>
    </article>
  );
};
