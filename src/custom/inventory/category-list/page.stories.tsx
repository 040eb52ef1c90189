import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const route = '/inventory/master/category';
const meta = {
  title: 'Pages/Inventory/Item categories',
  component: Page,
  args: { role: MANAGER },
  parameters: { route, path: route },
} satisfies Meta<{ role: number }>;
export default meta;

export const List: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Satuan' })).toBeVisible();
  },
};
