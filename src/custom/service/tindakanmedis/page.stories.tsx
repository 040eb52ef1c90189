import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ADMIN, MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const route = '/service/master/tindakanmedis';
const meta = {
  title: 'Pages/Service/Catalogue',
  component: Page,
  args: { role: MANAGER },
  parameters: { route, path: route },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Reader: Story = { args: { role: ADMIN } };
export const Raising: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Naikkan harga' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('spinbutton'), '10');
    await userEvent.click(dialog.getByRole('button', { name: 'Pratinjau' }));
    await expect(await dialog.findByText('Rp 385.000')).toBeVisible();
  },
};
