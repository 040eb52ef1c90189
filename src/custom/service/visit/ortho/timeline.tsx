// The controls of a case, the newest first.
import { Timeline as Line } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrthoProgress } from '../../../../resources/service/ortho-answer.ts';
import { progressFields } from '../../../../resources/service/ortho-calls.ts';
import { DateText } from '../../../../kit/date/date-text.tsx';
import { StatusChip } from '../../../../kit/chip/status-chip.tsx';
import { labelIn } from './words.ts';
import surface from '../../../../kit/style/surface.module.css';
import words from '../../../../kit/style/words.module.css';
import layout from '../../../../kit/style/layout.module.css';

/** 'Kawat atas .016 NiTi' for each value that was written. */
const wordsOf = (control: OrthoProgress): readonly string[] => {
  const {
    upper_wire,
    lower_wire,
    upper_elastic,
    lower_elastic,
    elastic,
    hygiene,
    aligner_no,
    debonded_teeth,
    procedures,
  } = control;
  const labelled: readonly (readonly [keyof typeof progressFields, string | number | null | undefined])[] = [
    ['upper_wire', upper_wire],
    ['lower_wire', lower_wire],
    ['aligner_no', aligner_no],
    ['upper_elastic', upper_elastic],
    ['lower_elastic', lower_elastic],
    ['elastic', elastic],
    ['debonded_teeth', debonded_teeth?.join(', ')],
    ['hygiene', hygiene && labelIn(progressFields.hygiene.options, hygiene)],
  ];
  const values = labelled
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${progressFields[name].label}: ${value}`);
  const done = (procedures ?? []).map((value) => labelIn(progressFields.procedures.options, value));
  return done.length > 0 ? [done.join(', '), ...values] : values;
};

const Control = ({ control }: { control: OrthoProgress }) => {
  const { t } = useTranslation();
  return (
    <div className={layout.stackTight}>
      <span className={layout.rowTight}>
        <strong>
          <DateText value={control.visit_date} />
        </strong>
        <StatusChip label={labelIn(progressFields.stage.options, control.stage)} tone="info" />
        <span className={words.faint}>
          {control.doctorname} · {control.profilename}
        </span>
      </span>
      {wordsOf(control).map((word) => (
        <span key={word}>{word}</span>
      ))}
      {control.note && <p className={words.prose}>{control.note}</p>}
      {control.next_control_weeks && (
        <span className={words.faint}>{t('note.ortho.next', { weeks: control.next_control_weeks })}</span>
      )}
    </div>
  );
};

export const Timeline = ({ controls }: { controls: readonly OrthoProgress[] }) => {
  const { t } = useTranslation();
  return (
    <section className={surface.sheet} aria-label={t('note.ortho.timeline')}>
      <h2 className={words.heading}>{t('chair.ortho.earlier', { n: controls.length })}</h2>
      <Line items={controls.map((control) => ({ key: control.id, children: <Control control={control} /> }))} />
    </section>
  );
};
