import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { INVENTORY, PERAWAT } from '../../policies/role.ts';
import { LabelButton, type LabelRow } from './label-button.tsx';

const rows: readonly LabelRow[] = [
  { of: 'items', id: 2, name: 'Amoxicillin 500 mg', count: 1 },
  { of: 'batches', id: 7, name: 'Amoxicillin 500 mg · LOT7A', count: 12.5 },
];
const Labels = (_props: { readonly role: number }) => <LabelButton rows={rows} />;

const meta = {
  title: 'Parts/Inventory/Label button',
  component: Labels,
  args: { role: INVENTORY },
} satisfies Meta<typeof Labels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cetak label' }));
    const item = await screen.findByRole('spinbutton', { name: 'Amoxicillin 500 mg' });
    await userEvent.clear(item);
    await userEvent.type(item, '3');
    const print = screen.getByRole('link', { name: 'Cetak 16 label' });
    await expect(decodeURIComponent(print.getAttribute('href') ?? '')).toMatch(
      /inventory\/label\?items=2:3&batches=7:13$/,
    );
  },
};
export const NotForNurses: Story = {
  args: { role: PERAWAT },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
