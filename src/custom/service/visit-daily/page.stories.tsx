import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN, PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Daily visits',
  component: Page,
  args: { role: ADMIN },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheDesk: Story = {};
export const OfNurse: Story = { args: { role: PERAWAT } };
