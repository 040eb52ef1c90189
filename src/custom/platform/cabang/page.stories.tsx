import type { Meta, StoryObj } from '@storybook/react-vite';
import { SUPERADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Branches',
  component: Page,
  args: { role: SUPERADMIN },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {};
