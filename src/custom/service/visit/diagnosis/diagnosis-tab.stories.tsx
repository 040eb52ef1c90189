import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN, DOKTER } from '../../../../policies/role.ts';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import { DiagnosisTab } from './diagnosis-tab.tsx';

const visit = { id: 2, version: 1, status: 2, doctor_id: 1 } as unknown as VisitData;
const meta = {
  title: 'Pages/Service/Visit/Diagnosis',
  args: { role: DOKTER },
  render: () => <DiagnosisTab visit={visit} />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};
export const ReadByAdmin: Story = { args: { role: ADMIN } };
