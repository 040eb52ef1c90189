// People with their figures of a range: keyword, branch, pages and Excel (platform.md 5).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Paging } from '../../kit/table/paging.tsx';
import { ReportPage } from '../finance/report/report-page.tsx';
import report from '../finance/report/report.module.css';
import wording from '../../kit/style/words.module.css';
import { DataTable } from '../../kit/table/data-table.tsx';
import { SearchField } from '../../kit/page/search-field.tsx';
import { BranchSelect, useBranchChoice } from '../platform/branch/branch-choice.tsx';
import { type Column, type Row, useFigures, useHeading } from './figures.ts';
import { useStated } from '../../kit/page/stated.ts';
import { REPORT_BRANCH } from './address.ts';
import { useMonth } from './month.ts';
import type { Query } from '../../providers/http.ts';
import { useFigureColumn } from './figure-table.tsx';
import { useLead } from './lead.ts';
import { Led } from './led.tsx';

interface Props {
  readonly title: string;
  /** Path below /api. */
  readonly path: string;
  /** After the name. */
  readonly columns: readonly Column[];
}

interface TableProps {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly query: Query;
}
const PeopleTable = ({ title, columns, rows, query }: TableProps) => {
  const figureColumn = useFigureColumn(query);
  const leadTo = useLead();
  const { t } = useTranslation();
  const headingOf = useHeading();
  return (
    <DataTable<Row>
      label={title}
      phone="cards"
      rows={rows}
      keyOf={({ id }) => String(id)}
      columns={[
        {
          key: 'name',
          head: t('people.name'),
          as: 'name',
          cell: ({ id, name, username }) => (
            <>
              <Led to={leadTo(`/user/${String(id)}`)}>{String(name)}</Led>{' '}
              <div className={wording.quiet}>{String(username)}</div>
            </>
          ),
        },
        ...columns.map((column) => figureColumn(column, headingOf(column))),
      ]}
    />
  );
};

export const PeoplePage = ({ title, path, columns }: Props) => {
  const { t } = useTranslation();
  const branch = useBranchChoice();
  const [range, setRange] = useMonth();
  useStated({ start_date: range.start, end_date: range.end, [REPORT_BRANCH]: branch.profile_id });
  const [keyword, search] = useState('');
  const [{ page, limit }, setPage] = useState({ page: 1, limit: 20 });
  const first = () => setPage({ page: 1, limit });
  const query = {
    start_date: range.start,
    end_date: range.end,
    profile_id: branch.profile_id,
    ...(keyword && { keyword }),
  };
  const answer = useFigures(path, { ...query, page, limit }, branch.isReady);
  const { data } = answer;
  return (
    <ReportPage
      title={title}
      range={range}
      onRange={(start, end) => {
        setRange(start, end);
        first();
      }}
      path={path}
      query={query}
      answer={answer}
      tools={
        <>
          <BranchSelect
            choice={{
              ...branch,
              choose: (id) => {
                branch.choose(id);
                first();
              },
            }}
          />
          <SearchField
            className={report.search}
            value={keyword}
            label={t('people.search')}
            onSearch={(words) => {
              search(words);
              first();
            }}
          />
        </>
      }
    >
      {data && <PeopleTable title={title} columns={columns} rows={data.data} query={query} />}
      {data && <Paging page={page} limit={limit} count={data.count} onChange={setPage} />}
    </ReportPage>
  );
};
