// What is open of somebody who leaves (attendance.md 4): told before the day is confirmed.
import { useTranslation } from 'react-i18next';
import { DOKTER } from '../../../policies/role.ts';
import { useCall } from '../../../providers/call.ts';
import { Fact } from '../../../parts/platform/person/fact.tsx';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly id: number;
  readonly role: number;
  /** His last day, as far as it was chosen. */
  readonly day: string | undefined;
}
export const ExitChecklist = ({ id, role, day }: Props) => {
  const { t } = useTranslation();
  const { answer } = useCall(
    'attendance.pegawai.checklist',
    { id, ...(day !== undefined && { leave_at: day }) },
    { keep: true },
  );
  if (!answer) return null;
  const { kasbon, sisa_cuti, jadwal, visits } = answer.data;
  return (
    <dl className={layout.facts} aria-label={t('attendance.employment.checklist')}>
      <Fact label={t('attendance.employment.kasbon')}>
        <Money value={kasbon} />
      </Fact>
      <Fact label={t('attendance.employment.leaveLeft')}>{t('attendance.employment.days', { n: sisa_cuti })}</Fact>
      {role === DOKTER && (
        <Fact label={t('attendance.employment.sessions')}>
          {t('attendance.employment.sessionsOf', { jadwal, visits })}
        </Fact>
      )}
    </dl>
  );
};
