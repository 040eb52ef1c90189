// Fields of a record as label and value.
import { useTranslation } from 'react-i18next';
import type { NamedField } from '../resource-fields.ts';
import { FieldShow } from '../views/field-view.tsx';
import type { Row } from '../views/view.ts';
import style from './record.module.css';

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

export const FieldList = ({ fields, record }: { fields: readonly NamedField[]; record: Row }) => {
  const { t } = useTranslation();
  return (
    <dl className={style.fields}>
      {fields.map(({ name, field }) => (
        <div key={name} className={field.kind === 'lines' || field.kind === 'note' ? style.fieldWide : style.field}>
          <dt>{field.label}</dt>
          <dd>
            {isEmpty(record[name]) ? (
              <span className={style.empty}>{t('value.empty')}</span>
            ) : (
              <FieldShow field={field} name={name} record={record} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
