import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Investors’ part of treatments',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/income/tindakanmedis/deviden', path: '/finance/income/tindakanmedis/deviden' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const OfOne: Story = {
  parameters: { path: '/finance/income/tindakanmedis/deviden?investor=1' },
};
export const ByInvestor: Story = {
  parameters: { path: '/finance/income/tindakanmedis/deviden?by=investor' },
};
