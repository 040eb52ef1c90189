import type { Meta, StoryObj } from '@storybook/react-vite';
import { MULTIMEDIA } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Photo gallery',
  component: Page,
  args: { role: MULTIMEDIA },
  parameters: { path: '/service/multimedia/multimedia' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Filtered: Story = { parameters: { path: '/service/multimedia/multimedia?label=1&tooth=11' } };
