// How a figure came about: parts with their lines and sums, as sentences, on paper as well.
import { PrinterOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import type { WhyCall } from '../../../resources/finance/why-calls.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import words from '../../../kit/style/words.module.css';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { Link } from '../../../kit/page/link.tsx';
import style from './why.module.css';

const PrintHead = lazy(() => import('../../platform/paper/print-head.tsx'));

type Explanation = AnswerOf<'finance.hutang.why'>;
type Part = Explanation['parts'][number];
type Line = Part['lines'][number];

const WIDTH = 560;

const Words = ({ line: { text, path } }: { line: Line }) => (path === null ? text : <Link to={path}>{text}</Link>);

const Told = ({ line }: { line: Line }) => (
  <li className={style.line}>
    <span className={style.words}>
      {line.day !== null && <span className={words.quiet}>{formatDate(line.day)} </span>}
      <Words line={line} />
    </span>
    {line.amount !== null && <span className={style.amount}>{formatRupiah(line.amount)}</span>}
  </li>
);

const PartOf = ({ part, isResult }: { part: Part; isResult: boolean }) => (
  <section className={style.part} data-result={isResult || undefined}>
    <h3 className={words.heading}>{part.title}</h3>
    <ul className={style.lines}>
      {[...part.lines.entries()].map(([no, line]) => (
        <Told key={no} line={line} />
      ))}
    </ul>
    {part.sum !== null && (
      <p className={style.sum}>
        <span>{part.title}</span>
        <strong className={style.amount}>{formatRupiah(part.sum)}</strong>
      </p>
    )}
  </section>
);

const Explained = ({ told }: { told: Explanation }) => {
  const { t } = useTranslation();
  return (
    <article className={style.paper}>
      <header>
        <h2 className={words.heading}>{told.title}</h2>
        <p className={words.quiet}>{told.about}</p>
        <p className={style.figure}>{formatRupiah(told.amount)}</p>
      </header>
      {told.parts.map((part) => (
        <PartOf key={part.key} part={part} isResult={part.key === told.result} />
      ))}
      <p className={words.caption}>{t('why.note')}</p>
    </article>
  );
};

interface Props {
  readonly call: WhyCall;
  readonly id: number;
  readonly onClose: () => void;
}

export const WhyDrawer = ({ call, id, onClose }: Props) => {
  const { t } = useTranslation();
  const { query, answer } = useCall(call, { id }, { staleTime: 0 });
  return (
    <Drawer
      open
      title={t('why.title')}
      width={WIDTH}
      styles={{ body: { padding: 0 } }}
      rootClassName={`${style.drawer} print-alone`}
      closable={{ 'aria-label': t('app.close') }}
      destroyOnHidden
      extra={
        <Button icon={<PrinterOutlined aria-hidden />} disabled={!answer} onClick={() => window.print()}>
          {t('why.print')}
        </Button>
      }
      onClose={onClose}
    >
      <ScrollRegion label={t('why.title')} className={style.page}>
        <Suspense>
          <PrintHead />
        </Suspense>
        {query.isError ? (
          <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
        ) : answer ? (
          <Explained told={answer} />
        ) : (
          <WaitingRows />
        )}
      </ScrollRegion>
    </Drawer>
  );
};
