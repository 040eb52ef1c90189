import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ADMIN, DOKTER } from '../../../../policies/role.ts';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import { CaseForm } from './case-form.tsx';
import { OrthoTab } from './ortho-tab.tsx';

const visitOf = (id: number) =>
  ({
    id,
    version: 1,
    status: 2,
    doctor_id: 1,
    visit_date: '2026-03-02',
    doctordata: { id: 1, name: 'drg. Ayu Lestari' },
  }) as unknown as VisitData;
const meta = {
  title: 'Pages/Service/Visit/Ortho',
  args: { role: DOKTER },
  render: () => <OrthoTab visit={visitOf(2)} />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new control is due again in the weeks of its case. */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Kontrol berikutnya/)).toHaveValue('5');
  },
};
export const ReadByAdmin: Story = { args: { role: ADMIN } };
export const WithoutCase: Story = { render: () => <OrthoTab visit={visitOf(3)} /> };
export const Opening: Story = {
  render: () => <CaseForm visit={visitOf(3)} onSaved={() => undefined} onClose={() => undefined} />,
};
