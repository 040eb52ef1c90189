// 'Hari ini' for the reader's role: people first, what waits beside them, figures last (workspace.md 1).
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { Accounts, OwnIncome, Takings, Waited } from './today-figures.tsx';
import { TodayBranches } from './today-branches.tsx';
import { TodayLines } from './today-lines.tsx';
import { TodayPeople } from './today-people.tsx';
import style from './today.module.css';

type Answer = AnswerOf<'platform.today.show'>;

const Columns = ({ of }: { of: Answer }) => {
  const { date, people, lines, takings, waited, accounts, branches, income } = of;
  return (
    <>
      {branches && <TodayBranches of={branches} />}
      <div className={style.columns}>
        {people.length > 0 && (
          <div className={layout.stack}>
            {people.map((group) => (
              <TodayPeople key={group.name} group={group} />
            ))}
          </div>
        )}
        {lines.length > 0 && <TodayLines lines={lines} />}
        <div className={style.figures}>
          {takings && <Takings of={takings} date={date} />}
          {waited && <Waited of={waited} />}
          {accounts && <Accounts of={accounts} />}
          {income && <OwnIncome of={income} />}
        </div>
      </div>
    </>
  );
};

interface Props {
  readonly answer: Answer | undefined;
  /** What was answered before stays in sight. */
  readonly problem: string | undefined;
  readonly onRetry: () => void;
}

export const Today = ({ answer, problem, onRetry }: Props) => {
  const { t } = useTranslation();
  return (
    <section
      className={`${layout.stack} ${style.today}`}
      aria-label={t('today.title')}
      aria-busy={!answer && problem === undefined}
    >
      <div className={layout.row}>
        <h2 className={words.heading}>{t('today.title')}</h2>
        {answer && <span className={words.faint}>{formatDate(answer.date)}</span>}
        {answer && problem !== undefined && <span className={words.danger}>{t('today.stale')}</span>}
      </div>
      {!answer && problem !== undefined && <ErrorState message={problem} onRetry={onRetry} />}
      {!answer && problem === undefined && <WaitingRows />}
      {answer && <Columns of={answer} />}
    </section>
  );
};
