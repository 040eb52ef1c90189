import type { Meta, StoryObj } from '@storybook/react-vite';
import { DOKTER, MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Platform/Customer',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/customer/:id', path: '/customer/7' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForManager: Story = {};
export const ForDoctor: Story = { args: { role: DOKTER } };
export const OfStaff: Story = { parameters: { path: '/customer/8' } };
