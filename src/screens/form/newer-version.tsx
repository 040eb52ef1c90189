// A colleague stored the record while it was being filled in: what he changed, beside what was typed, and the way to go on from it.
import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '../../resources/kernel/field.ts';
import type { NamedField } from '../resource-fields.ts';
import { FieldCell } from '../views/field-view.tsx';
import type { Row } from '../views/view.ts';
import { TakeNewest } from '../../kit/form/take-newest.tsx';
import style from '../../kit/form/form.module.css';
import layout from '../../kit/style/layout.module.css';

interface Props {
  /** Fields that he changed. */
  readonly changed: readonly NamedField[];
  /** The record as it was read, as it is stored now, and with what was typed. */
  readonly before: Row;
  readonly now: Row;
  readonly typed: Row;
  /** Fields that were typed into as well. */
  readonly both: readonly string[];
  /** Goes on from what is stored now; of the fields named, his value counts. */
  readonly onTake: (theirs: readonly string[]) => void;
}

/** What is said of these takes more than a line, or names of records that the form does not know. */
const LONG: ReadonlySet<Kind> = new Set<Kind>(['lines', 'json', 'ref']);

const Value = ({ name, field, record }: NamedField & { readonly record: Row }) => {
  const { t } = useTranslation();
  const value = record[name];
  if (value === null || value === undefined || value === '') return t('value.empty');
  // Nobody is called from here.
  if (field.kind === 'text' && field.format === 'phone') return String(value);
  return <FieldCell name={name} field={field} record={record} />;
};

interface ChoiceProps extends NamedField, Pick<Props, 'now' | 'typed'> {
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

/** Both changed it: one of the two values goes on. */
const Choice = ({ name, field, now, typed, isTheirs, onChoose }: ChoiceProps) => {
  const { t } = useTranslation();
  return (
    <div role="radiogroup" aria-label={field.label}>
      <Radio.Group
        className={layout.stackTight}
        name={`newer-${name}`}
        value={isTheirs}
        onChange={({ target }) => onChoose(target.value as boolean)}
      >
        <Radio value={false}>
          {t('form.newer.mine')} {!LONG.has(field.kind) && <Value name={name} field={field} record={typed} />}
        </Radio>
        <Radio value>
          {t('form.newer.theirs')} {!LONG.has(field.kind) && <Value name={name} field={field} record={now} />}
        </Radio>
      </Radio.Group>
    </div>
  );
};

export const NewerVersion = ({ changed, before, now, typed, both, onTake }: Props) => {
  const { t } = useTranslation();
  const [theirs, choose] = useState<readonly string[]>([]);
  return (
    <TakeNewest onTake={() => onTake(theirs)}>
      {changed.length === 0 ? (
        <p>{t('form.newer.elsewhere')}</p>
      ) : (
        <ul className={layout.stackSmall}>
          {changed.map(({ name, field }) => (
            <li key={name} className={layout.stackTight}>
              <span className={style.label}>{field.label}</span>
              {both.includes(name) ? (
                <Choice
                  {...{ name, field, now, typed }}
                  isTheirs={theirs.includes(name)}
                  onChoose={(isTheirs) =>
                    choose(isTheirs ? [...theirs, name] : theirs.filter((other) => other !== name))
                  }
                />
              ) : (
                !LONG.has(field.kind) && (
                  <span>
                    <Value name={name} field={field} record={before} />
                    {' → '}
                    <strong>
                      <Value name={name} field={field} record={now} />
                    </strong>
                  </span>
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </TakeNewest>
  );
};
