// The shade of a piece, chosen on the guide: a row for each hue.
import { Button, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Control, useController } from 'react-hook-form';
import { formlab } from '../../../resources/service/formlab.ts';
import { SHADE_GROUPS } from '../../../resources/service/shade.ts';
import formStyle from '../../../kit/form/form.module.css';
import type { Values } from '../../../screens/form/values.ts';
import style from './form-lab.module.css';
import layout from '../../../kit/style/layout.module.css';

export const ShadeField = ({ control }: { control: Control<Values> }) => {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ name: 'shade', control });
  const { label } = formlab.fields.shade;
  const error = fieldState.error?.message;
  return (
    <div className={formStyle.fieldWide}>
      <span className={formStyle.label}>{label}</span>
      <Radio.Group
        className={layout.stackTight}
        aria-label={label}
        size="small"
        optionType="button"
        buttonStyle="solid"
        value={field.value ?? undefined}
        onChange={(event) => field.onChange(event.target.value)}
      >
        {SHADE_GROUPS.map((shades) => (
          <div key={shades[0]}>
            {shades.map((shade) => (
              <Radio.Button key={shade} value={shade}>
                {shade}
              </Radio.Button>
            ))}
          </div>
        ))}
      </Radio.Group>
      {field.value !== null && field.value !== undefined && (
        <Button className={style.noShade} type="link" size="small" onClick={() => field.onChange(null)}>
          {t('lab.noShade')}
        </Button>
      )}
      {error && <span className={formStyle.error}>{error}</span>}
    </div>
  );
};
