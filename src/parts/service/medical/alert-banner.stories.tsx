import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAlert } from '../../../../.storybook/sample/note.ts';
import { MULTIMEDIA, PERAWAT } from '../../../policies/role.ts';
import { AlertBanner, AlertChip } from './alert-banner.tsx';
import { AlertDrawer } from './alert-drawer.tsx';

const meta = {
  title: 'Parts/Service/Medical alert',
  args: { role: PERAWAT },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Allergic: Story = { render: () => <AlertBanner patientId={2} /> };
export const NotAsked: Story = { render: () => <AlertBanner patientId={1} /> };
export const None: Story = { render: () => <AlertBanner patientId={3} /> };
export const AskedLongAgo: Story = { render: () => <AlertBanner patientId={4} /> };
export const InTheStrip: Story = {
  render: () => (
    <>
      <AlertChip patientId={2} /> <AlertChip patientId={4} /> <AlertChip patientId={1} />
    </>
  ),
};
export const AtArrival: Story = {
  render: () => <AlertDrawer alert={sampleAlert(4)} arriving onSaved={() => undefined} onClose={() => undefined} />,
};
export const ReadOnly: Story = { args: { role: MULTIMEDIA }, render: () => <AlertBanner patientId={2} /> };
export const Asking: Story = {
  render: () => <AlertDrawer alert={sampleAlert(2)} onSaved={() => undefined} onClose={() => undefined} />,
};
