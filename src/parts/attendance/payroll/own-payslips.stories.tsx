import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PERAWAT } from '../../../policies/role.ts';
import { OwnPayslips } from './own-payslips.tsx';

const meta = {
  title: 'Parts/Attendance/Own payslips',
  render: () => <OwnPayslips />,
  args: { role: PERAWAT },
} satisfies Meta<{ role: number }>;
export default meta;

export const OfNurse: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const paper = await within(canvasElement).findByRole('link', { name: 'Slip GAJI/BDG/2026/000001 sebagai PDF' });
    await expect(paper).toHaveAttribute('href', '/api/attendance/payrolltransaction/1/pdf');
  },
};
