import type { Meta, StoryObj } from '@storybook/react-vite';
import { MANAGER } from '../../../policies/role.ts';
import { ReadersButton, ReadersDrawer } from './readers-button.tsx';

const patient = { id: 1, name: 'Ratna Kusuma Wardani' };
const meta = {
  title: 'Parts/Patient/Readers',
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
