import type { Meta, StoryObj } from '@storybook/react-vite';
import { DOKTER, MANAGER, PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Platform/Dashboard',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfManager: Story = {};
export const OfDoctor: Story = { args: { role: DOKTER } };
export const OfNurse: Story = { args: { role: PERAWAT } };
