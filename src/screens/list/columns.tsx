// Which columns the user wants to see, kept per user and resource.
import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../providers/preference.ts';
import type { NamedField } from '../resource-fields.ts';
import style from './list.module.css';

const parse = (text: string | null): readonly string[] => text?.split(',').filter(Boolean) ?? [];

/** The chosen columns; the last one cannot be hidden. */
export const useColumns = (key: string, all: readonly NamedField[]) => {
  const [text, set] = usePreference(`columns:${key}`);
  return useMemo(() => {
    const hidden = parse(text);
    const shown = all.filter(({ name }) => !hidden.includes(name));
    return {
      shown: shown.length > 0 ? shown : all.slice(0, 1),
      hide: (names: readonly string[]) => set(names.length > 0 ? names.join(',') : null),
    };
  }, [all, set, text]);
};

interface Props {
  readonly all: readonly NamedField[];
  readonly shown: readonly NamedField[];
  readonly onHide: (names: readonly string[]) => void;
}

export const ColumnChoice = ({ all, shown, onHide }: Props) => {
  const { t } = useTranslation();
  const names = shown.map(({ name }) => name);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={
        <div className={style.columns}>
          <Checkbox.Group
            value={names}
            options={all.map(({ name, field }) => ({
              value: name,
              label: field.label,
              disabled: names.length === 1 && names[0] === name,
            }))}
            onChange={(kept: readonly string[]) =>
              onHide(all.map(({ name }) => name).filter((name) => !kept.includes(name)))
            }
          />
          <Button size="small" type="text" disabled={shown.length === all.length} onClick={() => onHide([])}>
            {t('list.columnsAll')}
          </Button>
        </div>
      }
    >
      <Button icon={<SettingOutlined aria-hidden />}>{t('list.columns')}</Button>
    </Popover>
  );
};
