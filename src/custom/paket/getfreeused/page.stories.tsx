import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN, FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Packages/Package claims',
  component: Page,
  args: { role: ADMIN },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

const route = '/paket/sales/getfreeused';

export const Choose: Story = { parameters: { route, path: route } };
export const Slots: Story = { parameters: { route, path: `${route}?customer=7` } };
export const Taken: Story = { parameters: { route, path: `${route}?tab=riwayat` } };
export const Finance: Story = { args: { role: FINANCE }, parameters: { route, path: route } };
