// The strip that stays above a visit: who lies in the chair, what must not be overlooked, what can be done; behind it is folded what
// else is known (workspace.md 3).
import { ArrowLeftOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewsOf } from '../../../providers/live.ts';
import { useNarrow } from '../../../providers/media.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { applog } from '../../../resources/platform/applog.ts';
import { visitState, visitStates } from '../../../resources/service/visit-state.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { AlertChip } from '../../../parts/service/medical/alert-banner.tsx';
import { useSlots } from '../../../parts/paket/slot/slot.ts';
import { useVisitParts } from '../../../parts/service/visit/use-visit-parts.ts';
import { ChairChip } from '../../../parts/service/visit/waiting-chip.tsx';
import { VisitVerbs } from '../../../parts/service/visit/visit-verbs.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { BillStrip } from './bill-strip.tsx';
import { PatientHeader } from './patient-header.tsx';
import { VisitFacts } from './visit-facts.tsx';
import style from './visit-strip.module.css';

/** Writes come in bursts; the marks follow at most this often. */
const CALM_MS = 1_000;
const ESCAPE = 'Escape';
/** Client address of the board that visits are opened from. */
const BOARD = '/service/visit';

/** Allergies; then debt and packages, the place in the queue, the time in the unit: all at once, so that none is pushed aside. */
const Marks = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const patient = visit.customerdata;
  const { debt = 0, query } = useVisitParts(visit.id);
  useNewsOf(applog.name, () => void query.refetch(), CALM_MS);
  const { slots, query: packages } = useSlots({ customer: patient?.id ?? 0, visit: visit.id }, patient !== null);
  const left = slots.reduce((sum, { sisa }) => sum + sisa, 0);
  const state = visitStates[visit.status];
  const { chair_minutes } = visit;
  const marks = !query.isLoading && !packages.isLoading && (
    <>
      {debt > 0 && <StatusChip tone="warning" label={t('workspace.debt', { amount: formatRupiah(debt) })} />}
      {left > 0 && <StatusChip tone="info" label={t('workspace.slots', { n: left })} />}
      <StatusChip tone={state.tone} label={[visit.label, state.label].filter(Boolean).join(' · ')} />
      {visit.status === visitState.inUnit && chair_minutes !== null && <ChairChip minutes={chair_minutes} />}
    </>
  );
  return patient ? <AlertChip patientId={patient.id} then={marks} /> : marks;
};

const Facts = ({ visit, id }: { visit: VisitData; id: string }) => (
  <div id={id} className={style.facts}>
    {visit.customerdata && <PatientHeader patient={visit.customerdata} visit={visit.id} />}
    <VisitFacts visit={visit} />
  </div>
);

/** @param earlier the button that shows earlier visits; null where they are not shown */
export const VisitStrip = ({ visit, earlier }: { visit: VisitData; earlier: ReactNode }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const facts = useId();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const fold = ({ key }: KeyboardEvent) => key === ESCAPE && setOpen(false);
    const here = strip.current;
    here?.addEventListener('keydown', fold);
    return () => here?.removeEventListener('keydown', fold);
  }, []);
  const patient = visit.customerdata;
  const name = patient?.name ?? visit.code;
  // A phone has room for the whole name only where nothing stands beside it.
  const narrow = useNarrow();
  const age = patient && patient.old !== null && (
    <span className={style.age}>{t('visit.age', { years: patient.old })}</span>
  );
  return (
    <header ref={strip} className={style.strip}>
      <title>{`${name} · ${visit.code} · ${t('app.name')}`}</title>
      <Link className={style.back} to={BOARD} aria-label={t('queue.title')} title={t('queue.title')}>
        <ArrowLeftOutlined aria-hidden />
      </Link>
      <div className={style.who}>
        <h1 className={style.name} title={name}>
          {name}
        </h1>
        {!narrow && age}
      </div>
      <div className={style.marks}>
        {narrow && age}
        <Marks visit={visit} />
      </div>
      <div className={style.actions}>
        {visit.billdata && <BillStrip data={visit.billdata} brief={narrow} />}
        <Button
          className={style.fold}
          icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          aria-label={t('workspace.facts')}
          aria-expanded={open}
          aria-controls={open ? facts : undefined}
          onClick={() => setOpen(!open)}
        >
          <span className={style.words}>{t('workspace.factsOf')}</span>
        </Button>
        {earlier}
        <VisitVerbs visit={visit} brief={narrow} />
      </div>
      {open && <Facts visit={visit} id={facts} />}
    </header>
  );
};
