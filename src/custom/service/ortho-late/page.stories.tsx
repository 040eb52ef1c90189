import type { Meta, StoryObj } from '@storybook/react-vite';
import { DOKTER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Orthodontic cases',
  component: Page,
  args: { role: DOKTER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = {};
