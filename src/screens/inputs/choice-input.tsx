import { Checkbox, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { type InputProps, wiring } from './input.ts';
import style from './choice-input.module.css';

const FULL = { width: '100%' } as const;
/** So many options stand side by side; more go into a list. */
const SIDE_BY_SIDE = 3;

export const ChoiceInput = (props: InputProps<'choice'>) => {
  const { t } = useTranslation();
  const { field, value, onChange } = props;
  const options = field.options.map((option) => ({ value: option.value, label: option.label }));
  if (field.required && !field.many && options.length <= SIDE_BY_SIDE) {
    return (
      <div className={style.room}>
        <Radio.Group
          id={props.id}
          className={style.buttons}
          optionType="button"
          buttonStyle="solid"
          options={options}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={props.describedBy}
          aria-label={field.label}
        />
      </div>
    );
  }
  return (
    <Select
      virtual={false}
      {...wiring(props)}
      style={FULL}
      mode={field.many ? 'multiple' : undefined}
      allowClear={!field.required}
      showSearch
      optionFilterProp="label"
      placeholder={t('form.pick')}
      options={options}
      value={value ?? (field.many ? [] : undefined)}
      onChange={(next: unknown) => onChange(next ?? null)}
    />
  );
};

export const FlagInput = ({ id, field, value, onChange, onBlur, describedBy }: InputProps<'flag'>) => (
  <Checkbox
    id={id}
    checked={value === true}
    onBlur={onBlur}
    aria-describedby={describedBy}
    onChange={(event) => onChange(event.target.checked)}
  >
    {field.label}
  </Checkbox>
);
