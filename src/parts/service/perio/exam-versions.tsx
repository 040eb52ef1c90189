// Who wrote which version of an examination, each with its paper.
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../providers/call.ts';
import type { ExamData } from '../../../resources/service/perio-answer.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import words from '../../../kit/style/words.module.css';

export const ExamVersions = ({ versions }: { versions: readonly Omit<ExamData, 'kind' | 'findings'>[] }) => {
  const { t } = useTranslation();
  if (versions.length === 0) return null;
  return (
    <details className={words.quiet}>
      <summary>{t('perio.versions', { count: versions.length })}</summary>
      <ul>
        {versions.toReversed().map(({ id, exam_version, recorded_at, recorderdata }) => (
          <li key={id}>
            {t('perio.version', { n: exam_version })} · <InstantText value={recorded_at} /> · {recorderdata?.name}{' '}
            <a href={callUrl('service.perio.print', { id })} target="_blank" rel="noreferrer">
              {t('perio.print')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};
