// What reports of the stock share: title, branch, switches, Excel, and the states of waiting and failure.
import type { ReactNode } from 'react';
import type { Query } from '../../../providers/http.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import { type BranchChoice, BranchSelect } from '../../platform/branch/branch-choice.tsx';

interface Props {
  readonly title: string;
  readonly note: string;
  readonly choice: BranchChoice;
  /** Path below /api; the sheet is the same call with `export=xlsx`. */
  readonly path: string;
  readonly query: Query;
  readonly answer: {
    readonly isLoading: boolean;
    readonly isError: boolean;
    readonly error: { readonly message: string } | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** Days and switches of this report. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export const StockReport = ({ title, note, choice, path, query, answer, tools, children }: Props) => (
  <>
    <PageHeader title={title} note={note} />
    <section className={surface.sheet}>
      <div className={layout.rowWide}>
        {tools}
        <BranchSelect choice={choice} />
        <span className={layout.apart}>
          <ExportButton path={path} query={{ ...query, export: 'xlsx' }} />
        </span>
      </div>
      {answer.isError && <ErrorState message={answer.error?.message ?? ''} onRetry={() => void answer.refetch()} />}
      {answer.isLoading ? <WaitingRows /> : children}
    </section>
  </>
);
