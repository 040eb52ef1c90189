import type { Meta, StoryObj } from '@storybook/react-vite';
import { DOKTER, FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Own income',
  component: Page,
  args: { role: DOKTER },
  parameters: { route: '/user/:id/finance', path: '/user/1/finance' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfDoctor: Story = {};
export const OfAnother: Story = { args: { role: FINANCE }, parameters: { path: '/user/2/finance' } };
