import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Vendor invoice',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/biaya/invoice/:id', path: '/finance/biaya/invoice/1' },
} satisfies Meta<{ role: number }>;
export default meta;

export const Posted: StoryObj<typeof meta> = {};
