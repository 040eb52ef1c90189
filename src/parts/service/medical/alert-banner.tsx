// What must not be overlooked in a patient: allergies in red, or that nobody has asked yet, and the illnesses (service.md 2.3).
import { CheckCircleOutlined, QuestionCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { useUser } from '../../../providers/session.ts';
import { type History, illnesses, illnessNames, type MedicalAlert } from '../../../resources/service/medical.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import style from './medical.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const AlertDrawer = onDemand(async () => (await import('./alert-drawer.tsx')).AlertDrawer);

type Asked = 'unasked' | 'none' | 'some';
const icons: Readonly<Record<Asked, ReactNode>> = {
  unasked: <QuestionCircleOutlined aria-hidden />,
  none: <CheckCircleOutlined aria-hidden />,
  some: <WarningOutlined aria-hidden />,
};

const askedOf = ({ alergi, alergi_checked_at }: MedicalAlert): Asked => {
  if (alergi.length > 0) return 'some';
  return alergi_checked_at === null ? 'unasked' : 'none';
};

const Illnesses = ({ history }: { history: History }) => {
  const { t } = useTranslation();
  const named = illnessNames.filter((name) => history[name]).map((name) => illnesses[name]);
  const { obat_rutin, lainnya } = history;
  const words = [
    ...named,
    ...(lainnya ? [lainnya] : []),
    ...(obat_rutin ? [t('note.medicine', { name: obat_rutin })] : []),
  ];
  return words.map((word) => <StatusChip key={word} label={word} tone="warning" />);
};

const asTone = { some: 'danger', unasked: 'warning', none: 'success' } as const;
/** Amber where nobody has asked, and where the answer is older than the branch lets it count. */
const toneOf = (alert: MedicalAlert) => (alert.alergi_due ? 'warning' : asTone[askedOf(alert)]);

/** What the button that asks says. */
const useAskText = (alert: MedicalAlert | undefined): string => {
  const { t } = useTranslation();
  if (!alert || askedOf(alert) === 'unasked') return t('note.ask');
  return t(alert.alergi_due ? 'chair.askAgain' : 'note.editAlert');
};

/** How old the answer is, once it is a month. */
const Age = ({ alert: { alergi_months: months } }: { alert: MedicalAlert }) => {
  const { t } = useTranslation();
  return months ? <span className={style.when}>{t('chair.months', { count: months })}</span> : null;
};

const Banner = ({ alert, onEdit }: { alert: MedicalAlert; onEdit?: () => void }) => {
  const { t } = useTranslation();
  const asked = askedOf(alert);
  const ask = useAskText(alert);
  return (
    <div
      className={`${surface.tinted} ${layout.between}`}
      data-tone={toneOf(alert)}
      role="note"
      aria-label={t('note.allergies')}
    >
      <span className={`${layout.row} ${style.words}`}>
        {icons[asked]}
        <strong>
          {asked === 'some' ? t('note.allergic', { to: alert.alergi.join(', ') }) : t(`note.allergy.${asked}`)}
        </strong>
        {alert.alergi_checked_at && (
          <span className={style.when}>
            {t('note.askedAt')} <InstantText value={alert.alergi_checked_at} />
          </span>
        )}
        <Age alert={alert} />
        <Illnesses history={alert.riwayat} />
        {alert.patient_note && <span>{alert.patient_note}</span>}
      </span>
      {onEdit && (
        <Button size="small" onClick={onEdit}>
          {ask}
        </Button>
      )}
    </div>
  );
};

/** What is known of a patient, and the form that asks him; `edit` opens it, for who may. */
const useAlert = (patientId: number) => {
  const me = useUser();
  const [open, setOpen] = useState(false);
  const { query, answer: alert } = useCall('service.rekammedis.alert', { id: patientId });
  const reload = () => void query.refetch();
  useNewsOf('service.rekammedis', reload);
  const edit = mayCall(me, 'service.rekammedis.setalert') ? () => setOpen(true) : undefined;
  const drawer = open && alert && <AlertDrawer alert={alert} onSaved={reload} onClose={() => setOpen(false)} />;
  return { alert, query, reload, edit, drawer };
};

const Chip = ({ alert, onEdit }: { alert: MedicalAlert; onEdit?: () => void }) => {
  const { t } = useTranslation();
  const asked = askedOf(alert);
  const ask = useAskText(alert);
  return (
    <span className={style.chip} data-tone={toneOf(alert)} role="note" aria-label={t('note.allergies')}>
      {icons[asked]}
      <strong>
        {asked === 'some' ? t('note.allergic', { to: alert.alergi.join(', ') }) : t(`note.allergy.${asked}`)}
      </strong>
      <Age alert={alert} />
      {onEdit && (
        <Button size="small" type="link" onClick={onEdit}>
          {ask}
        </Button>
      )}
      <Illnesses history={alert.riwayat} />
    </span>
  );
};

interface ChipProps {
  readonly patientId: number;
  /** Stands behind it, and comes with it: what is there before it would be pushed aside. */
  readonly then?: ReactNode;
}

/** Allergies and illnesses in one line, for a strip; whoever may asks by it. */
export const AlertChip = ({ patientId, then }: ChipProps) => {
  const { alert, query, edit, drawer } = useAlert(patientId);
  if (!alert && !query.isError) return null;
  return (
    <>
      {alert ? <Chip alert={alert} onEdit={edit} /> : <StatusChip tone="danger" label={query.error?.message ?? ''} />}
      {then}
      {drawer}
    </>
  );
};

export const AlertBanner = ({ patientId }: { patientId: number }) => {
  const { alert, query, reload, edit, drawer } = useAlert(patientId);
  if (!alert) return query.isError ? <ErrorState message={query.error.message} onRetry={reload} /> : null;
  return (
    <>
      <Banner alert={alert} onEdit={edit} />
      {drawer}
    </>
  );
};
