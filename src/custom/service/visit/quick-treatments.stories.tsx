import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { DOKTER, PERAWAT } from '../../../policies/role.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { QuickTreatments } from './quick-treatments.tsx';

const visit = {
  id: 2,
  version: 1,
  status: 2,
  doctor_id: 1,
  visit_date: '2026-03-02',
  customerdata: { id: 1, name: 'Ratna Kusuma Wardani' },
  visitperawatans: [],
} as unknown as VisitData;
const meta = {
  title: 'Pages/Service/Visit/Quick treatments',
  args: { role: DOKTER },
  render: () => <QuickTreatments visit={visit} onForm={() => undefined} />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Doctor: Story = {};
export const Nurse: Story = { args: { role: PERAWAT } };
/** A tooth is in hand. */
export const WithTooth: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Gigi 16:/ }));
  },
};
export const Arranging: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Atur tombol' }));
  },
};
