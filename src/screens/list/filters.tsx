// The declared filters of a list that the role may use.
import { maySeeField } from '../../policies/index.ts';
import { branchOf, useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { BRANCH_FILTER } from '../../resources/kernel/branch-filter.ts';
import { fieldOf } from '../resource-fields.ts';
import { FilterControl } from './filter-control.tsx';
import style from './list.module.css';
import type { ListState } from './list-state.ts';

export interface FiltersProps {
  readonly resource: Resource;
  readonly state: ListState;
  readonly onChange: (next: Partial<ListState>) => void;
  /** Filters that the page has controls of its own for. */
  readonly held?: readonly string[];
}
const NONE: readonly string[] = [];

/** A period of one day asks the same: the day alone has no control of its own, unless the address holds it. */
const isRepeated = (resource: Resource, name: string, { filters }: ListState): boolean => {
  const filter = resource.list.filters[name];
  const periods = Object.values(resource.list.filters).filter(({ by }) => by === 'period');
  return (
    filter?.by === 'equals' &&
    !filters[name] &&
    periods.some((period) => 'column' in period && period.column === filter.column)
  );
};

/** Only who works in no branch has several to choose from. */
const isForBranches = (name: string): boolean => name === BRANCH_FILTER;

/** A label that a filter of the usual width would cut. */
const LONG = 15;
const widthOf = (label: string) => (label.length > LONG ? style.filterLong : style.filter);

/** `sum` asks for a number instead of rows: it belongs to the wire, not to a toolbar (service.md 5). */
const isSum = (name: string): boolean => name === 'sum';

export const Filters = ({ resource, state, onChange, held = NONE }: FiltersProps) => {
  const me = useUser();
  const { role } = me;
  const shown = Object.entries(resource.list.filters).flatMap(([name, filter]) => {
    const field = filter.by === 'custom' ? filter.field : fieldOf(resource, filter.column);
    return field !== undefined &&
      maySeeField(role, field) &&
      !isSum(name) &&
      !held.includes(name) &&
      (!isForBranches(name) || branchOf(me) === null) &&
      !isRepeated(resource, name, state)
      ? [{ name, filter, label: field.label }]
      : [];
  });
  return shown.map(({ name, filter, label }) => (
    <div key={name} className={filter.by === 'period' ? style.filterWide : widthOf(label)}>
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
