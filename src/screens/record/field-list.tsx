// Fields of a record as label and value.
import { useTranslation } from 'react-i18next';
import type { NamedField } from '../resource-fields.ts';
import { FieldShow } from '../views/field-view.tsx';
import type { Row } from '../views/view.ts';
import style from './record.module.css';
import words from '../../kit/style/words.module.css';

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface Props {
  readonly fields: readonly NamedField[];
  readonly record: Row;
  /** What stands above the fields: the one that says the same is not named again. */
  readonly heading?: string;
}

export const FieldList = ({ fields, record, heading }: Props) => {
  const { t } = useTranslation();
  return (
    <dl className={style.fields}>
      {fields.map(({ name, field }) => (
        <div key={name} className={field.kind === 'lines' || field.kind === 'note' ? style.fieldWide : style.field}>
          <dt className={field.kind === 'lines' && field.label === heading ? 'visually-hidden' : undefined}>
            {field.label}
          </dt>
          <dd>
            {isEmpty(record[name]) && !(field.kind === 'ref' && field.none) ? (
              <span className={words.faint}>{t('value.empty')}</span>
            ) : (
              <FieldShow field={field} name={name} record={record} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
