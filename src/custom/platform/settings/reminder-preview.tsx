// The reminder as a patient would read it, while its text is being written.
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { reminderText } from '../../../resources/service/reminder.ts';
import type { Values } from '../../../screens/form/values.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import surface from '../../../kit/style/surface.module.css';
import value from '../../../kit/style/value.module.css';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly control: Control<Values>;
  /** Name of the branch. */
  readonly branch: string;
}

const TIME = '10:00';

export const ReminderPreview = ({ control, branch }: Props) => {
  const { t } = useTranslation();
  const date = useToday();
  const written = useWatch({ control, name: 'whatsapp_reminder' });
  const template = typeof written === 'string' && written.trim() !== '' ? written : null;
  const sample = { name: t('settings.samplePatient'), date, time: TIME, doctor: t('settings.sampleDoctor'), branch };
  return (
    <figure className={surface.sunken}>
      <figcaption className={words.quiet}>{t('settings.preview')}</figcaption>
      <p className={value.note}>{reminderText(template, sample)}</p>
    </figure>
  );
};
