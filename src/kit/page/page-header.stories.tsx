import type { Meta, StoryObj } from '@storybook/react-vite';
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
