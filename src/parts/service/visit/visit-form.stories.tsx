import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitDrawer } from './visit-form.tsx';

const meta = {
  title: 'Parts/Visit/New visit',
  component: VisitDrawer,
  args: { open: true, onClose: () => undefined, date: '2026-03-02' },
} satisfies Meta<typeof VisitDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OfPatient: Story = { args: { customerId: 1, doctorId: 2 } };
