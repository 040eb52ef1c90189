import type { Meta, StoryObj } from '@storybook/react-vite';
import { MANAGER, SUPERADMIN } from '../../policies/role.ts';
import { type Badge, ModuleTiles } from './module-tiles.tsx';

interface Args {
  readonly role: number;
  readonly badge?: Badge;
}

const meta = {
  title: 'Layout/Module tiles',
  args: { role: SUPERADMIN },
  render: ({ badge }) => <ModuleTiles badges={badge && { service: badge }} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Superadmin: Story = {};
export const Manager: Story = { args: { role: MANAGER } };
export const Unfinished: Story = { args: { badge: 'develop' } };
