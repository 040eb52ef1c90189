// The sheet of the newest examination, to be read.
import { useTranslation } from 'react-i18next';
import type { SheetData } from '../../../resources/service/odontogram-answer.ts';
import { sheetFields } from '../../../resources/service/odontogram-sheet.ts';
import { FieldShow } from '../../../screens/views/field-view.tsx';
import { InstantText } from '../../../kit/date/date-text.tsx';
import layout from '../../../kit/style/layout.module.css';
import style from './odontogram.module.css';
import words from '../../../kit/style/words.module.css';

const NAMES = Object.keys(sheetFields) as readonly (keyof typeof sheetFields)[];

export const SheetView = ({ sheet }: { sheet: SheetData | null }) => {
  const { t } = useTranslation();
  return (
    <section className={`${layout.stackSmall} ${style.history}`} aria-label={t('chart.sheet')}>
      <h3 className={words.heading}>
        {t('chart.sheet')}{' '}
        {sheet && (
          <span className={words.faint}>
            <InstantText value={sheet.updated_at} />
          </span>
        )}
      </h3>
      {!sheet && <p className={words.faint}>{t('chart.noSheet')}</p>}
      {sheet && (
        <dl className={layout.facts}>
          {NAMES.map((name) => (
            <div key={name}>
              <dt>{sheetFields[name].label}</dt>
              <dd>
                {sheet[name] === null ? (
                  t('value.empty')
                ) : (
                  <FieldShow field={sheetFields[name]} record={{ ...sheet }} name={name} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};
