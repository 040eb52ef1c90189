// The fields of a record in their groups, and when it was made and changed. What the server notes of a step (who verified,
// why it was voided) is not spoken of before it happened, nor are figures that only lists have.
import { useTranslation } from 'react-i18next';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { isInput } from '../../resources/kernel/field.ts';
import { InstantText } from '../../kit/date/date-text.tsx';
import { type NamedField, showSections, summaryFields } from '../resource-fields.ts';
import type { Row } from '../views/view.ts';
import { FieldList, isEmpty } from './field-list.tsx';
import words from '../../kit/style/words.module.css';
import surface from '../../kit/style/surface.module.css';
import layout from '../../kit/style/layout.module.css';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const RecordBody = ({ resource, record }: { resource: Resource; record: Row }) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const noted = ({ name, field }: NamedField) => isInput(field) || !isEmpty(record[name]);
  const summary = summaryFields(resource, role).filter(noted);
  return (
    <div className={layout.stackLarge}>
      {summary.length > 0 && (
        <section className={surface.sheet} aria-label={resource.label}>
          <FieldList fields={summary} record={record} />
        </section>
      )}
      {showSections(resource, role)
        .map(({ label, fields }) => ({ label, fields: fields.filter(noted) }))
        .filter(({ fields }) => fields.length > 0)
        .map((section) => (
          <section key={section.label} className={surface.sheet}>
            <h2 className={words.heading}>{section.label}</h2>
            <FieldList fields={section.fields} record={record} heading={section.label} />
          </section>
        ))}
      <p className={words.faint}>
        {t('show.created')} <InstantText value={text(record.created_at)} /> · {t('show.updated')}{' '}
        <InstantText value={text(record.updated_at)} />
      </p>
    </div>
  );
};
