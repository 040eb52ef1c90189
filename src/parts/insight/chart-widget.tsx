// A widget from its description: which call, which columns, which shape.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Query } from '../../providers/http.ts';
import { Chart, Legend } from './chart.tsx';
import { type Column, type Figures, isEmpty, type Row, type TextKey, useFigures } from './figures.ts';
import { FigureTable } from './figure-table.tsx';
import type { Drawing } from './plots-config.ts';
import { Widget, type WidgetSize } from './widget.tsx';

export interface ChartDescription {
  readonly title: TextKey;
  readonly note?: TextKey;
  /** Path below /api. */
  readonly path: string;
  /** Left out: the widget is a table. */
  readonly shape?: Drawing['shape'];
  readonly x: Column;
  /** What is drawn; of some charts the figures say. */
  readonly measures: readonly Column[] | ((figures: Figures) => readonly Column[]);
  /** What only the table shows. */
  readonly more?: readonly Column[];
  /** The rows of the chart, where they are not those of the answer. */
  readonly rows?: (figures: Figures) => readonly Row[];
  readonly size?: WidgetSize;
  /** Rows of which one is made of the others: nothing is added up below them. */
  readonly unsummed?: true;
}

interface Props {
  readonly of: ChartDescription;
  readonly query: Query;
  readonly tools?: ReactNode;
}

const NONE: Figures = { data: [], count: 0 };

export const ChartWidget = ({ of, query, tools }: Props) => {
  const { t } = useTranslation();
  const answer = useFigures(of.path, query);
  const rows = answer.data ? (of.rows?.(answer.data) ?? answer.data.data) : [];
  const title = t(of.title);
  const { x, shape } = of;
  const drawn = answer.data ?? NONE;
  const measures = typeof of.measures === 'function' ? of.measures(drawn) : of.measures;
  return (
    <Widget
      title={title}
      note={of.note && t(of.note)}
      path={of.path}
      query={query}
      answer={answer}
      empty={isEmpty(rows, measures)}
      tools={tools}
      size={of.size}
      legend={<Legend measures={measures} />}
      chart={shape && <Chart title={title} shape={shape} rows={rows} x={x} measures={measures} query={query} />}
      table={
        <FigureTable
          summed={!of.unsummed}
          title={title}
          query={query}
          rows={rows}
          columns={[x, ...measures, ...(of.more ?? [])]}
        />
      }
    />
  );
};
