import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from './link-button.tsx';
import { PageHeader } from './page-header.tsx';
import { StatusChip } from '../chip/status-chip.tsx';

const meta = { title: 'Kit/Page header', component: PageHeader, args: { title: 'Tindakan Medis' } } satisfies Meta<
  typeof PageHeader
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OfRecord: Story = {
  args: {
    title: 'Scaling',
    mark: <StatusChip label="Aktif" tone="success" />,
    note: 'K-0001',
    back: { to: '/', label: 'Tindakan Medis' },
    actions: <LinkButton to="/">Ubah</LinkButton>,
  },
};
/** Its buttons stand on the line of the title, not of the note below it. */
export const Counted: Story = {
  args: { title: 'Belum beres', note: '80 belum beres', actions: <LinkButton to="/">Muat ulang</LinkButton> },
  play: async ({ canvas }) => {
    const middleOf = (node: Element): number => {
      const { top, height } = node.getBoundingClientRect();
      return top + height / 2;
    };
    const title = await canvas.findByRole('heading', { name: 'Belum beres' });
    const apart = middleOf(title) - middleOf(canvas.getByRole('link', { name: 'Muat ulang' }));
    await expect(Math.abs(apart)).toBeLessThan(5);
  },
};
