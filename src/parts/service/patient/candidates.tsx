// Patients who may be the one that is being registered: found before a second record is made (service.md 6.1).
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '../../platform/person/patient.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly candidates: readonly Candidate[];
  /** Uses the record that exists instead of a new one. */
  readonly onLink?: (candidate: Candidate) => void;
}

export const Candidates = ({ candidates, onLink }: Props) => {
  const { t } = useTranslation();
  return (
    <ul className={`${layout.stackSmall} ${layout.stackSmall}`}>
      {candidates.map((candidate) => (
        <li key={candidate.id} className={layout.row}>
          <span>
            <strong>{candidate.name ?? candidate.initial}</strong> {candidate.username}
          </span>
          <span className={words.quiet}>
            {[candidate.profile_name, candidate.birth_year].filter(Boolean).join(' · ')}
          </span>
          {onLink && (
            <Button size="small" onClick={() => onLink(candidate)}>
              {t('registration.link')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
