import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { VisitDrawer } from './visit-form.tsx';

const meta = {
  title: 'Parts/Service/Visit/New visit',
  component: VisitDrawer,
  args: { open: true, onClose: () => undefined, date: '2026-03-02' },
} satisfies Meta<typeof VisitDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Items of his plan, ticked, are the length of the appointment. */
export const OfPlan: Story = {
  args: { customerId: 1, doctorId: 1, itemIds: [1, 2] },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: /^Mahkota 26/ })).toBeChecked();
    await expect(screen.getByRole('spinbutton', { name: 'Lama (menit)' })).toHaveValue('90');
  },
};
export const OfPatient: Story = { args: { customerId: 1, doctorId: 2 } };
