import type { Meta, StoryObj } from '@storybook/react-vite';
import { MANAGER } from '../../../policies/role.ts';
import { ReadersButton } from './readers-button.tsx';
import { ReadersDrawer } from './readers-drawer.tsx';

const patient = { id: 1, name: 'Ratna Kusuma Wardani' };
const meta = {
  title: 'Parts/Platform/Readers of a record',
  args: { role: MANAGER },
  render: () => <ReadersDrawer patient={patient} onClose={() => undefined} />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const NobodyYet: Story = {
  render: () => <ReadersDrawer patient={{ ...patient, id: 2 }} onClose={() => undefined} />,
};
export const Button: Story = { render: () => <ReadersButton patient={patient} /> };
