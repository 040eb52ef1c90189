import type { Meta, StoryObj } from '@storybook/react-vite';
import { MULTIMEDIA } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Photo labels',
  component: Page,
  args: { role: MULTIMEDIA },
  parameters: { path: '/service/multimedia/label' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const Gaps: Story = { parameters: { path: '/service/multimedia/label?tab=gaps' } };
