// What lists of incomes share: range, search, Excel, sums over the whole filter, pages, and what they are about.
import type { ReactNode } from 'react';
import type { useCall } from '../../../providers/call.ts';
import type { Query } from '../../../providers/http.ts';
import { callPaths, type ReadingCall } from '../../../resources/call-paths.ts';
import { SearchField } from '../../../kit/page/search-field.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { Paging } from '../../../kit/table/paging.tsx';
import { ReportPage } from '../report/report-page.tsx';
import type { Asked } from './use-asked.ts';

interface Props {
  readonly title: string;
  /** What is counted, and what is not. */
  readonly about: string;
  readonly search: string;
  readonly asked: Asked;
  readonly call: ReadingCall;
  /** As it is asked for, without the page. */
  readonly query: Query;
  readonly answer: ReturnType<typeof useCall>['query'];
  /** Rows of all pages; left out: there is one page. */
  readonly count?: number | undefined;
  readonly actions?: ReactNode;
  /** Filters beside range and search. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export const IncomePage = ({ title, about, search, asked, call, query, answer, count, ...more }: Props) => {
  const { actions, tools, children } = more;
  const { range, setRange, keyword, page, limit, put } = asked;
  return (
    <ReportPage
      title={title}
      range={range}
      onRange={(start, end) => setRange(start, end)}
      path={callPaths[call]}
      query={query}
      answer={answer}
      actions={actions}
      tools={
        <>
          <SearchField
            main
            className={layout.seek}
            value={keyword}
            label={search}
            onSearch={(next) => put({ keyword: next })}
          />
          {tools}
        </>
      }
    >
      {answer.isSuccess && (
        <div className={layout.stack}>
          <p className={words.quiet}>{about}</p>
          {children}
          {count !== undefined && count > 0 && (
            <Paging
              page={page}
              limit={limit}
              count={count}
              onChange={(next) => put({ page: String(next.page), limit: String(next.limit) })}
            />
          )}
        </div>
      )}
    </ReportPage>
  );
};
