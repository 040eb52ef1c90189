import type { Meta, StoryObj } from '@storybook/react-vite';
import { INVESTOR, MANAGER, SUPERADMIN } from '../../policies/role.ts';
import { AreaLinks } from './area-links.tsx';

const meta = {
  title: 'Layout/Area links',
  args: { role: SUPERADMIN },
  render: () => <AreaLinks place="panel" />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Superadmin: Story = {};
export const Manager: Story = { args: { role: MANAGER } };
export const Investor: Story = { args: { role: INVESTOR } };
export const OnTheBar: Story = {
  render: () => (
    <div style={{ background: 'var(--k-frame)', padding: 8 }}>
      <AreaLinks place="bar" />
    </div>
  ),
};
