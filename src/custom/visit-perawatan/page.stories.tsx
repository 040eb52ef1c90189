import type { Meta, StoryObj } from '@storybook/react-vite';
import { PERAWAT } from '../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Treatments',
  component: Page,
  args: { role: PERAWAT },
  parameters: { route: '/service/visit/perawatan', path: '/service/visit/perawatan' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nurse: Story = {};
