import type { Meta, StoryObj } from '@storybook/react-vite';
import { INVESTOR, SUPERADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Platform/Investors',
  component: Page,
  args: { role: INVESTOR },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {};
export const OfSuperadmin: Story = { args: { role: SUPERADMIN } };
