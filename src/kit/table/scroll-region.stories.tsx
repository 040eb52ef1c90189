import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScrollRegion } from './scroll-region.tsx';

const columns = (count: number) => (
  <div style={{ display: 'flex', gap: 'var(--k-space-large)' }}>
    {Array.from({ length: count }, (_, at) => at + 1).map((at) => (
      <span key={at}>{at}</span>
    ))}
  </div>
);

const meta = {
  title: 'Kit/Scroll region',
  component: ScrollRegion,
  args: { label: 'Kolom', children: columns(3) },
} satisfies Meta<typeof ScrollRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fits: Story = {};
export const Scrolls: Story = {
  args: { children: columns(40) },
  decorators: [
    (Story) => (
      <div style={{ width: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
  },
};
