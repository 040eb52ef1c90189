// The declared filters of a list that the role may use.
import { maySeeField } from '../../policies/index.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { fieldOf } from '../resource-fields.ts';
import { FilterControl } from './filter-control.tsx';
import style from './list.module.css';
import type { ListState } from './list-state.ts';

export interface FiltersProps {
  readonly resource: Resource;
  readonly state: ListState;
  readonly onChange: (next: Partial<ListState>) => void;
}

export const Filters = ({ resource, state, onChange }: FiltersProps) => {
  const { role } = useUser();
  const shown = Object.entries(resource.list.filters).filter(([, filter]) => {
    const field = filter.by === 'custom' ? filter.field : fieldOf(resource, filter.column);
    return field !== undefined && maySeeField(role, field);
  });
  return shown.map(([name, filter]) => (
    <div key={name} className={filter.by === 'period' ? style.filterWide : style.filter}>
      <FilterControl
        resource={resource}
        name={name}
        filter={filter}
        values={state.filters}
        onChange={(values) => onChange({ filters: { ...state.filters, ...values } })}
      />
    </div>
  ));
};
