// Which of the day's people are shown: by department and by a part of their name or number.
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../kit/page/search-field.tsx';
import layout from '../../../kit/style/layout.module.css';
import type { DayRow } from '../../../parts/attendance/day/day.ts';

export interface Filter {
  readonly keyword: string;
  readonly department: number | undefined;
}

export const filtered = (rows: readonly DayRow[], { keyword, department }: Filter): readonly DayRow[] => {
  const part = keyword.trim().toLowerCase();
  return rows.filter(
    ({ pegawai, department: of }) =>
      (department === undefined || of?.id === department) &&
      (pegawai.name.toLowerCase().includes(part) || (pegawai.attendance_code ?? '').toLowerCase().includes(part)),
  );
};

interface Props {
  readonly rows: readonly DayRow[];
  readonly filter: Filter;
  readonly onChange: (next: Partial<Filter>) => void;
}

export const DayFilters = ({ rows, filter, onChange }: Props) => {
  const { t } = useTranslation();
  const departments = new Map(rows.flatMap(({ department }) => (department ? [[department.id, department.name]] : [])));
  return (
    <div className={layout.row} role="search">
      <SearchField
        className={layout.seek}
        value={filter.keyword}
        label={t('attendance.day.search')}
        onSearch={(keyword) => onChange({ keyword })}
      />
      {departments.size > 0 && (
        <Select<number>
          className={layout.pick}
          virtual={false}
          aria-label={t('attendance.day.department')}
          value={filter.department ?? 0}
          onChange={(department) => onChange({ department: department === 0 ? undefined : department })}
          options={[
            { value: 0, label: t('attendance.day.allDepartments') },
            ...[...departments].map(([value, label]) => ({ value, label })),
          ]}
        />
      )}
    </div>
  );
};
