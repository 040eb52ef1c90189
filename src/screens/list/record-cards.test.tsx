import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../policies/role.ts';
import { field } from '../../resources/kernel/field.ts';
import { itembranch } from '../../resources/inventory/itembranch.ts';
import type { NamedField } from '../resource-fields.ts';
import { RecordCards } from './record-cards.tsx';

const columns: readonly NamedField[] = (['min_stock', 'max_stock', 'qty_on_hand'] as const).map((name) => ({
  name,
  field: itembranch.fields[name],
}));
const row = {
  id: 1,
  item_id: 7,
  itemdata: { id: 7, name: 'Sarung tangan', code: 'SRG' },
  min_stock: 200,
  max_stock: 500,
  qty_on_hand: 320,
  branch: 'Cabang Bandung',
};
const draw = async (shown: readonly NamedField[]) => {
  await playServer(MANAGER, {});
  show(<RecordCards resource={itembranch} columns={shown} rows={[row]} opens={false} />);
  return within(await screen.findByRole('listitem'));
};

describe('a card of a list without its title', () => {
  it('is called by its first column in words', async () => {
    const card = await draw([...columns, { name: 'branch', field: field.text('Cabang', { max: 60 }) }]);
    expect(card.getByText('Cabang Bandung').closest('strong')).not.toBeNull();
    expect(card.getByText('200').closest('strong')).toBeNull();
  });

  it('is called by what the list is about, never by a figure', async () => {
    const card = await draw(columns);
    expect(card.getByText(/Sarung tangan/).closest('strong')).not.toBeNull();
    expect(card.getByText('200').closest('dl')).not.toBeNull();
  });
});
