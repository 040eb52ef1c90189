import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Installments',
  component: Page,
  args: { role: ADMIN },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Late: Story = { parameters: { path: '/?due=late' } };
