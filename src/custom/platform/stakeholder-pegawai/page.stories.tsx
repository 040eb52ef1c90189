import type { Meta, StoryObj } from '@storybook/react-vite';
import { MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Platform/Staff figures',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {};
export const OfSuperadmin: Story = { args: { role: SUPERADMIN } };
