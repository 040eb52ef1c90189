import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import style from '../../screens/views/lines.module.css';
import { ScrollRegion } from './scroll-region.tsx';

const columns = (count: number) => (
  <table>
    <tbody>
      <tr>
        {Array.from({ length: count }, (_, at) => at + 1).map((at) => (
          <td key={at} style={{ padding: 'var(--k-space-small)' }}>
            {at}
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

const meta = {
  title: 'Parts/ScrollRegion',
  component: ScrollRegion,
  args: { label: 'Kolom', children: columns(3), className: style.scroll },
} satisfies Meta<typeof ScrollRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fits: Story = {};
export const Scrolls: Story = {
  args: { children: columns(40) },
  decorators: [
    (Story) => (
      <div style={{ width: 400, display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
  },
};
