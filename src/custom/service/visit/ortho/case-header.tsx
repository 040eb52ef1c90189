// The case: what was found, which appliance, how far it is, and what may be done with it.
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../../policies/index.ts';
import { useUser } from '../../../../providers/session.ts';
import type { OrthoCase } from '../../../../resources/service/ortho-answer.ts';
import { orthocase } from '../../../../resources/service/orthocase.ts';
import { VerbDialog } from '../../../../screens/record/verb-dialog.tsx';
import { type NamedVerb, verbsFor } from '../../../../screens/record/verbs.ts';
import { DateText } from '../../../../kit/date/date-text.tsx';
import { StatusChip } from '../../../../kit/chip/status-chip.tsx';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import { CaseStanding } from './case-standing.tsx';
import { CaseForm } from './case-form.tsx';
import surface from '../../../../kit/style/surface.module.css';
import words from '../../../../kit/style/words.module.css';
import layout from '../../../../kit/style/layout.module.css';
import style from './ortho.module.css';

interface Props {
  readonly record: OrthoCase;
  readonly visit: VisitData;
  readonly onChanged: () => void;
}

const { fields, states } = orthocase;
const labelIn = (options: readonly { readonly value: string; readonly label: string }[], value: string | null) =>
  options.find((option) => option.value === value)?.label ?? value;

const factsOf = (record: OrthoCase): readonly (readonly [string, string | number | null | undefined])[] => [
  [fields.angle_class.label, record.angle_class],
  [fields.skeletal_class.label, record.skeletal_class],
  [fields.overjet_mm.label, record.overjet_mm],
  [fields.overbite_mm.label, record.overbite_mm],
  [fields.crowding.label, labelIn(fields.crowding.options, record.crowding)],
  [fields.appliance.label, labelIn(fields.appliance.options, record.appliance)],
  [fields.slot.label, record.slot],
  [fields.planned_months.label, record.planned_months],
  [fields.control_interval_weeks.label, record.control_interval_weeks],
];

const Facts = ({ record }: { record: OrthoCase }) => {
  const shown = factsOf(record).filter(([, value]) => value !== null && value !== undefined);
  return (
    <dl className={layout.facts}>
      <div>
        <dt>{fields.start_at.label}</dt>
        <dd>
          <DateText value={record.start_at} />
        </dd>
      </div>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'number' ? String(value).replace('.', ',') : value}</dd>
        </div>
      ))}
      {record.treatment_goal && (
        <div className={style.goal}>
          <dt>{fields.treatment_goal.label}</dt>
          <dd>{record.treatment_goal}</dd>
        </div>
      )}
    </dl>
  );
};

export const CaseHeader = ({ record, visit, onChanged }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [asked, ask] = useState<NamedVerb>();
  const [editing, setEditing] = useState(false);
  const state = states[record.status];
  const verbs = record.own ? verbsFor(orthocase, me, record.status) : [];
  const edits = verbs.length > 0 && can(me, orthocase.name, 'edit');
  const close = () => {
    ask(undefined);
    onChanged();
  };
  return (
    <section className={surface.sheet} aria-label={orthocase.label}>
      <div className={layout.between}>
        <span className={layout.rowTight}>
          <h2 className={words.heading}>{orthocase.label}</h2>
          <StatusChip label={state.label} tone={state.tone} />
          {!record.own && <StatusChip label={record.profilename} tone="info" />}
          <span className={words.faint}>{record.doctorname}</span>
        </span>
        <span className={layout.rowTight}>
          {edits && <Button onClick={() => setEditing(true)}>{t('note.ortho.edit')}</Button>}
          {verbs.map((named) => (
            <Button key={named.name} danger={named.verb.tone === 'danger'} onClick={() => ask(named)}>
              {named.verb.label}
            </Button>
          ))}
        </span>
      </div>
      <CaseStanding record={record} visit={visit} />
      <Facts record={record} />
      {record.stop_reason && <p className={words.faint}>{record.stop_reason}</p>}
      {asked && (
        <VerbDialog
          resource={orthocase}
          record={{ ...record }}
          named={asked}
          fields={Object.entries(asked.verb.input).map(([name, field]) => ({ name, field }))}
          onClose={close}
        />
      )}
      {editing && <CaseForm visit={visit} record={record} onSaved={onChanged} onClose={() => setEditing(false)} />}
    </section>
  );
};
