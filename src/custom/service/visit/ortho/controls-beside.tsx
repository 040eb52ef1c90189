// The last three controls side by side, the newest first: what changed is seen at a glance.
import { useTranslation } from 'react-i18next';
import type { OrthoProgress } from '../../../../resources/service/ortho-answer.ts';
import { progressFields } from '../../../../resources/service/ortho-calls.ts';
import { DateText } from '../../../../kit/date/date-text.tsx';
import { DataTable } from '../../../../kit/table/data-table.tsx';
import surface from '../../../../kit/style/surface.module.css';
import words from '../../../../kit/style/words.module.css';
import style from './ortho.module.css';
import { labelIn } from './words.ts';

type Name = keyof typeof progressFields;
const ROWS = [
  'stage',
  'upper_wire',
  'lower_wire',
  'upper_elastic',
  'lower_elastic',
  'elastic',
  'aligner_no',
  'procedures',
  'debonded_teeth',
  'hygiene',
  'note',
] as const satisfies readonly Name[];

/** The value as it is said, '' where nothing was. */
const wordOf = (control: OrthoProgress, name: (typeof ROWS)[number]): string => {
  if (name === 'stage') return labelIn(progressFields.stage.options, control.stage);
  if (name === 'hygiene') return control.hygiene ? labelIn(progressFields.hygiene.options, control.hygiene) : '';
  if (name === 'procedures')
    return (control.procedures ?? []).map((one) => labelIn(progressFields.procedures.options, one)).join(', ');
  if (name === 'debonded_teeth') return (control.debonded_teeth ?? []).join(', ');
  return String(control[name] ?? '');
};

/** @param controls at most three, the newest first */
export const ControlsBeside = ({ controls }: { controls: readonly OrthoProgress[] }) => {
  const { t } = useTranslation();
  const rows = ROWS.filter((name) => controls.some((control) => wordOf(control, name) !== ''));
  return (
    <section className={surface.sheet}>
      <h2 className={words.heading}>{t('chair.ortho.beside')}</h2>
      <DataTable<(typeof ROWS)[number]>
        label={t('chair.ortho.beside')}
        rows={rows}
        keyOf={(name) => name}
        phone="scroll"
        className={style.beside}
        columns={[
          { key: 'name', head: t('chair.ortho.date'), as: 'name', cell: (name) => progressFields[name].label },
          ...controls.map((control) => ({
            key: String(control.id),
            head: <DateText value={control.visit_date} />,
            cell: (name: (typeof ROWS)[number]) => wordOf(control, name),
          })),
        ]}
      />
    </section>
  );
};
