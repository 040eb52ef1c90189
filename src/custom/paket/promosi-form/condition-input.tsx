// Whom a package is sold to (paket.md 2.2).
import { Checkbox, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Condition, NO_CONDITION } from '../../../resources/paket/condition.ts';
import type { OwnInput } from '../../../screens/form/form-field.tsx';

const NUMBERS = ['min_age', 'max_age', 'max_per_customer'] as const;
const FULL = { width: '100%' } as const;

export const ConditionInput: OwnInput = ({ id, value, onChange, errorAt }) => {
  const { t } = useTranslation();
  const condition: Condition = { ...NO_CONDITION, ...(value as Partial<Condition> | null) };
  return (
    <div className={layout.stackSmall} id={id}>
      <div className={layout.inputs}>
        {NUMBERS.map((name) => {
          const error = errorAt?.(name);
          return (
            <div key={name} className={layout.stackTight}>
              <label htmlFor={`${id}-${name}`}>{t(`offer.conditions.${name}`)}</label>
              <InputNumber<number>
                id={`${id}-${name}`}
                style={FULL}
                precision={0}
                value={condition[name]}
                status={error ? 'error' : undefined}
                onChange={(next) => onChange({ ...condition, [name]: next })}
              />
              {error && <span className={words.danger}>{error}</span>}
            </div>
          );
        })}
      </div>
      <Checkbox
        checked={condition.new_customer_only}
        onChange={(event) => onChange({ ...condition, new_customer_only: event.target.checked })}
      >
        {t('offer.conditions.new_customer_only')}
      </Checkbox>
    </div>
  );
};
