import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const route = '/service/master/laboratorium/jasa';
const meta = {
  title: 'Pages/Service/Laboratory services',
  component: Page,
  args: { role: MANAGER },
  parameters: { route, path: route },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Importing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }));
    const dialog = await within(document.body).findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};
