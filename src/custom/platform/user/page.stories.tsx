import type { Meta, StoryObj } from '@storybook/react-vite';
import { DOKTER, MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Platform/User',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = { parameters: { route: '/user/:id', path: '/user/7' } };
export const CustomerForDoctor: Story = { ...Customer, args: { role: DOKTER } };
export const Staff: Story = { parameters: { route: '/user/:id', path: '/user/8' } };
export const StaffForSuperadmin: Story = { ...Staff, args: { role: SUPERADMIN } };
export const Features: Story = { parameters: { route: '/user/:id', path: '/user/8?tab=fitur' } };
export const Sessions: Story = { parameters: { route: '/user/:id', path: '/user/8?tab=sesi' } };
export const MedicalRecord: Story = { parameters: { route: '/user/:id', path: '/user/7?tab=rekammedis' } };
