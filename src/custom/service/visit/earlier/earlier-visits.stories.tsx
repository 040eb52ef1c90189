import type { Meta, StoryObj } from '@storybook/react-vite';
import { DOKTER, PERAWAT } from '../../../../policies/role.ts';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import { BillTab } from '../bill-tab.tsx';
import { LogTab } from '../log-tab.tsx';
import { EarlierVisits } from './earlier-visits.tsx';

const visitOf = (id: number) =>
  ({ id, version: 1, status: 3, doctor_id: 1, billdata: { id: 1 } }) as unknown as VisitData;
const meta = {
  title: 'Pages/Service/Visit/Earlier visits',
  args: { role: DOKTER },
  render: () => <EarlierVisits visit={visitOf(2)} />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Earlier: Story = {};
export const FirstVisit: Story = { args: { role: PERAWAT }, render: () => <EarlierVisits visit={visitOf(3)} /> };
export const Log: Story = { render: () => <LogTab visit={visitOf(2)} /> };
export const Bill: Story = { render: () => <BillTab visit={visitOf(2)} /> };
