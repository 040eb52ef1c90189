import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DataTable } from './data-table.tsx';
import { TickAll } from './tick-all.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
}
const ROWS: readonly Row[] = Array.from({ length: 30 }, (_, id) => ({ id, name: `Tindakan ${id + 1}` }));

/** Where it stands: in the heading of a table that a phone shows as cards. */
const meta = {
  title: 'Kit/Tick all',
  component: TickAll,
  args: { label: 'Pilih semua', about: '30 baris, Rp 12.500.000', checked: true, some: true, onChange: fn() },
  render: (args) => (
    <DataTable<Row>
      label="Terbuka"
      rows={ROWS}
      keyOf={({ id }) => id}
      phone="cards"
      low
      columns={[
        { key: 'tick', head: <TickAll {...args} />, label: 'Bayar', stays: true, cell: () => 'Ya' },
        { key: 'name', head: 'Keterangan', as: 'name', cell: ({ name }) => name },
      ]}
    />
  ),
} satisfies Meta<typeof TickAll>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Some: Story = { args: { checked: false } };
export const None: Story = { args: { checked: false, some: false } };
/** It says in words what it is, and stays in sight while cards pass below it. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('30 baris, Rp 12.500.000')).toBeVisible();
    page.getByRole('region', { name: 'Terbuka' }).scrollTop = 400;
    await userEvent.click(page.getByText('Pilih semua'));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
