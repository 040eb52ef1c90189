import type { Meta, StoryObj } from '@storybook/react-vite';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Treatment incomes',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/finance/income/tindakanmedis', path: '/finance/income/tindakanmedis' },
} satisfies Meta<{ role: number }>;
export default meta;

export const Rows: StoryObj<typeof meta> = {};
