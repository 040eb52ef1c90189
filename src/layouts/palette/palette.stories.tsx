import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FINANCE, INVENTORY, MANAGER } from '../../policies/role.ts';
import { preference } from '../../providers/preference.ts';
import { Palette } from './palette.tsx';

const meta = {
  title: 'Layout/Palette',
  args: { role: MANAGER },
  loaders: [
    () => {
      preference.set('recent:1', null);
      return {};
    },
  ],
  render: () => (
    <div style={{ background: 'var(--k-frame)', minHeight: 480, padding: 8 }}>
      <Palette />
    </div>
  ),
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

const openByKeys = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog'));
};

export const Closed: Story = {};
export const Open: Story = {
  play: async () => {
    const dialog = await openByKeys();
    await expect(dialog.getByRole('combobox')).toHaveFocus();
    await expect(dialog.getByRole('option', { name: /Pasien Baru|Daftarkan/ })).toBeVisible();
  },
};
export const FindsPatients: Story = {
  play: async () => {
    const dialog = await openByKeys();
    await userEvent.type(dialog.getByRole('combobox'), 'ratna');
    await expect(within(await dialog.findByRole('group', { name: 'Pasien' })).getAllByRole('option')[0]).toBeVisible();
  },
};
export const FindsDocuments: Story = {
  play: async () => {
    const dialog = await openByKeys();
    await userEvent.type(dialog.getByRole('combobox'), 'inv 12');
    const found = within(await dialog.findByRole('group', { name: 'Dokumen & master' }));
    await expect(found.getByRole('option', { name: /INV\/BDG\/2026\/000012/ })).toBeVisible();
  },
};
export const FindsByOtherWords: Story = {
  play: async () => {
    const dialog = await openByKeys();
    await userEvent.type(dialog.getByRole('combobox'), 'rontgen');
    await expect(dialog.getByRole('option', { name: /Galeri Foto/ })).toBeVisible();
  },
};
export const DoesTheFirstAction: Story = {
  play: async () => {
    const dialog = await openByKeys();
    await userEvent.type(dialog.getByRole('combobox'), 'ratna');
    await dialog.findByRole('group', { name: 'Pasien' });
    await expect(dialog.getByRole('option', { selected: true })).toHaveTextContent(/Ctrl Enter.*Kunjungan Baru/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByRole('dialog', { name: /Kunjungan Baru/ })).toBeVisible();
  },
};
export const MovesByArrows: Story = {
  args: { role: FINANCE },
  play: async () => {
    const dialog = await openByKeys();
    const [first, second] = dialog.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(dialog.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
  },
};
export const NothingFound: Story = {
  args: { role: INVENTORY },
  play: async () => {
    const dialog = await openByKeys();
    await userEvent.type(dialog.getByRole('combobox'), 'zzzz');
    await expect(dialog.queryByRole('option')).toBeNull();
    // Once the search has said so.
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Tidak ditemukan'));
  },
};
