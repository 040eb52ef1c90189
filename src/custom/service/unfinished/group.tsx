// One kind of open things: how many, the oldest first, each with the link that leads to its fix.
import { CheckCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useBranch } from '../../../providers/branch.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import type { UnfinishedGroup, UnfinishedRow } from '../../../resources/service/unfinished-calls.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import style from './unfinished.module.css';

const Row = ({ row, task }: { row: UnfinishedRow; task: string }) => {
  const { t } = useTranslation();
  // Whoever works in a branch sees its rows only.
  const branch = useBranch();
  return (
    <li className={style.row}>
      <div className={`${words.quiet} ${style.day}`} data-late={row.late || undefined}>
        <DateText value={row.day} />
      </div>
      <div className={`${layout.lines} ${layout.lines} ${style.what}`}>
        <span className={words.name}>{row.person}</span>
        <span className={words.quiet}>
          {[row.title, row.doctor, branch === null && row.branch].filter(Boolean).join(' · ')}
        </span>
      </div>
      <StatusChip label={row.state} tone={row.late ? 'danger' : 'neutral'} />
      <LinkButton to={row.url} aria-label={t('record.unfinished.taskOf', { task, title: row.title })}>
        {task}
      </LinkButton>
    </li>
  );
};

export const Group = ({ group }: { group: UnfinishedGroup }) => {
  const { t } = useTranslation();
  const { label, task, count, late, rows } = group;
  return (
    <section className={surface.sheet} aria-label={label}>
      <h2 className={`${layout.row} ${words.heading}`}>
        {label}
        <span className={words.quiet}>{formatNumber(count)}</span>
        {late > 0 && <StatusChip label={t('record.unfinished.late', { n: formatNumber(late) })} tone="danger" />}
      </h2>
      {count === 0 && (
        <p className={style.done}>
          <CheckCircleOutlined aria-hidden /> {t('record.unfinished.done')}
        </p>
      )}
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <Row key={row.id} row={row} task={task} />
          ))}
        </ul>
      )}
      {count > rows.length && (
        <p className={words.quiet}>{t('record.unfinished.more', { n: formatNumber(count - rows.length) })}</p>
      )}
    </section>
  );
};
