import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegistrationSheet } from './registration-sheet.tsx';

const meta = {
  title: 'Parts/Service/Patient/Registration',
  component: RegistrationSheet,
  args: { open: true, onClose: () => undefined, onDone: () => undefined },
} satisfies Meta<typeof RegistrationSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
