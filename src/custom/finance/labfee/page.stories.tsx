import type { Meta, StoryObj } from '@storybook/react-vite';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Laboratory fees',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/finance/tindakan/labfee', path: '/finance/tindakan/labfee' },
} satisfies Meta<{ role: number }>;
export default meta;

export const Rows: StoryObj<typeof meta> = {};
