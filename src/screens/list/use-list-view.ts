// How the user looks at a list: columns and density, kept in the browser; saved views, kept on the server, set them together
// with search, filters and order. The default view leads when the address asks for nothing.
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { usePreference } from '../../providers/preference.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import type { Density } from '../../resources/platform/saved-view-calls.ts';
import { columnsFor, type NamedField } from '../resource-fields.ts';
import { readState, writeState } from './list-state.ts';
import { useSavedViews, type ViewContent } from './saved-views.ts';

export interface ListView {
  /** Columns that the role may see, and those of them that the user wants to. */
  readonly all: readonly NamedField[];
  readonly shown: readonly NamedField[];
  readonly hide: (names: readonly string[]) => void;
  readonly density: Density;
  readonly setDensity: (density: Density) => void;
  /** What would be saved now. */
  readonly content: ViewContent;
  readonly apply: (content: ViewContent) => void;
}

/** The chosen columns of a list; the last one cannot be hidden. */
const useColumns = (key: string, all: readonly NamedField[]) => {
  const [text, set] = usePreference(`columns:${key}`);
  const hide = (names: readonly string[]) => set(names.length > 0 ? names.join(',') : null);
  const shown = useMemo(() => {
    const hidden = text?.split(',') ?? [];
    const kept = all.filter(({ name }) => !hidden.includes(name));
    return kept.length > 0 ? kept : all.slice(0, 1);
  }, [all, text]);
  return { shown, hide };
};

/** Opens the list in its default view, once, unless the address or the user has asked for something by then. */
const useDefaultView = (list: string, asked: boolean, apply: (content: ViewContent) => void) => {
  const settled = useRef(false);
  const { data } = useSavedViews(list);
  useEffect(() => {
    if (asked) settled.current = true;
    if (settled.current || !data) return;
    settled.current = true;
    const lead = data.data.find((view) => view.is_default);
    if (lead) apply(lead);
  }, [asked, data, apply]);
};

/** @param offered names of the columns to choose from, where the rows do not have all of the declaration */
export const useListView = (resource: Resource, offered?: readonly string[]): ListView => {
  const { id, role } = useUser();
  const [search, setSearch] = useSearchParams();
  const all = useMemo(
    () => columnsFor(resource, role).filter(({ name }) => offered?.includes(name) ?? true),
    [resource, role, offered],
  );
  const { shown, hide } = useColumns(`${id}:${resource.name}`, all);
  const [dense, setDense] = usePreference(`density:${id}:${resource.name}`);
  const density: Density = dense === 'comfortable' ? 'comfortable' : 'compact';
  const setDensity = (next: Density) => setDense(next === 'comfortable' ? next : null);

  const state = { ...readState(resource, search), page: 1 };
  const apply = ({ query, columns, density: next }: ViewContent) => {
    hide(columns === null ? [] : all.map(({ name }) => name).filter((name) => !columns.includes(name)));
    setDensity(next);
    setSearch(writeState(resource, readState(resource, new URLSearchParams(query))));
  };
  useDefaultView(resource.name, search.size > 0, apply);
  return {
    all,
    shown,
    hide,
    density,
    setDensity,
    apply,
    content: {
      query: writeState(resource, state).toString(),
      columns: shown.length === all.length ? null : shown.map(({ name }) => name),
      density,
    },
  };
};
