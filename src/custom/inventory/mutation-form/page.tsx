// '/inventory/mutation/create' and '/inventory/mutation/:id/edit': what is asked for, from and to any warehouse of the group, one of them
// in the own branch; a link may bring both and what is to go (inventory.md 3, 4, 10.2).
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { useMirrored } from '../../../layouts/navigation.tsx';
import { batchLinesOf } from '../../../parts/inventory/batch/batch-lines.tsx';
import { useCall } from '../../../providers/call.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { mutation } from '../../../resources/inventory/mutation.ts';
import { CreateScreen } from '../../../screens/form/create-screen.tsx';
import { EditScreen } from '../../../screens/form/edit-screen.tsx';

/** Batches are those of the own branch; of another one the warehouse chooses. */
const inputs = { lines: batchLinesOf('from_warehouse_id', null) } as const;

type Places = AnswerOf<'inventory.mutation.gudang'>['data'];

/** Those of the own branch first: goods mostly leave or reach it. */
const ownFirst = (places: Places, branch: number | null): Places =>
  places.toSorted((a, b) => Number(b.branch.id === branch) - Number(a.branch.id === branch));

/** Both warehouses are chosen among those of all branches, which no picker of a branch offers. */
const withPlaces = (resource: typeof mutation, places: Places): Resource => {
  const options = places.map(({ id, name, branch }) => ({ value: id, label: `${branch.name} · ${name}` }));
  const choice = ({ label }: { readonly label: string }) =>
    ({ kind: 'choice', label, required: true, options }) as const;
  const { from_warehouse_id: from, to_warehouse_id: to } = resource.fields;
  return { ...resource, fields: { ...resource.fields, from_warehouse_id: choice(from), to_warehouse_id: choice(to) } };
};

/** What a link says of the new document: `?dari=1&ke=4&item=3&jumlah=10`. A place that it does not name is chosen by hand. */
const givenBy = (search: URLSearchParams) => {
  const number = (name: string) => Number(search.get(name)) || null;
  const item_id = number('item');
  return {
    from_warehouse_id: number('dari'),
    to_warehouse_id: number('ke'),
    ...(item_id !== null && { lines: [{ item_id, qty_request: number('jumlah') }] }),
  };
};

export default function MutationFormPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const given = useMemo(() => givenBy(search), [search]);
  const resource = useMirrored(mutation);
  const { query, answer } = useCall('inventory.mutation.gudang', {});
  const branch = branchOf(useUser());
  const shown = useMemo(
    () => answer && withPlaces(resource, ownFirst(answer.data, branch)),
    [resource, answer, branch],
  );
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!shown) return <Skeleton active title={false} />;
  return id === undefined ? (
    <CreateScreen resource={shown} given={given} inputs={inputs} />
  ) : (
    <EditScreen resource={shown} inputs={inputs} />
  );
}
