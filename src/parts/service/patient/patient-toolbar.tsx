// Search and filters of the patients; what is filtered stands below as chips that can be taken away.
import { Checkbox, Select, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maySee, seesDebts } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { genders } from '../../../resources/platform/person.ts';
import type { ListState } from '../../../screens/list/list-state.ts';
import { SearchField } from '../../../kit/page/search-field.tsx';
import style from './patient-sheet.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly state: ListState;
  readonly onChange: (next: Partial<ListState>) => void;
  /** Patients are also looked for by their note. */
  readonly notes: boolean;
  /** Tools at the right. */
  readonly children: ReactNode;
}

export const PatientToolbar = ({ state, onChange, notes, children }: Props) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const { filters, keyword } = state;
  const filter = (name: string, value: string) => onChange({ filters: { ...filters, [name]: value } });
  const texts = ([maySee(role, 'contact') && 'address', notes && 'note'] as const).filter((name) => name !== false);
  const gender = genders.find(({ value }) => String(value) === filters.gender)?.label;
  const chips = [
    ...(keyword ? [{ name: 'keyword', label: keyword, drop: () => onChange({ keyword: '' }) }] : []),
    ...(gender ? [{ name: 'gender', label: gender, drop: () => filter('gender', '') }] : []),
    ...(filters.ishutangonly
      ? [{ name: 'ishutangonly', label: t('patient.debtOnly'), drop: () => filter('ishutangonly', '') }]
      : []),
    ...texts
      .filter((name) => filters[name])
      .map((name) => ({ name, label: `${t(`patient.${name}`)}: ${filters[name]}`, drop: () => filter(name, '') })),
  ];
  return (
    <div className={layout.row}>
      <SearchField
        main
        className={layout.seek}
        value={keyword}
        label={t('patient.search')}
        onSearch={(words) => onChange({ keyword: words })}
      />
      <Select
        allowClear
        virtual={false}
        className={layout.pick}
        value={filters.gender ? Number(filters.gender) : undefined}
        placeholder={t('patient.gender')}
        aria-label={t('patient.gender')}
        options={genders.map(({ value, label }) => ({ value, label }))}
        onChange={(value: number | undefined) => filter('gender', value === undefined ? '' : String(value))}
      />
      {texts.map((name) => (
        <SearchField
          key={name}
          className={layout.pick}
          value={filters[name] ?? ''}
          label={t(`patient.${name}`)}
          onSearch={(words) => filter(name, words)}
        />
      ))}
      {seesDebts(role) && (
        <Checkbox
          checked={filters.ishutangonly === 'true'}
          onChange={(event) => filter('ishutangonly', event.target.checked ? 'true' : '')}
        >
          {t('patient.debtOnly')}
        </Checkbox>
      )}
      <span className={`${layout.line} ${style.tools}`}>{children}</span>
      {chips.length > 0 && (
        <div className={`${layout.row} ${style.chips}`}>
          {chips.map(({ name, label, drop }) => (
            <Tag key={name} closable onClose={drop}>
              {label}
            </Tag>
          ))}
        </div>
      )}
    </div>
  );
};
