import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const route = '/inventory/master/item';
const meta = {
  title: 'Pages/Inventory/Items',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route, path: route },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Importing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Impor Item' }));
    const dialog = await within(document.body).findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};
