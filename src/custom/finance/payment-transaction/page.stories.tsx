import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN, MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Receipts',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsManager: Story = {};
export const AsAdmin: Story = { args: { role: ADMIN } };
