import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { sampleVisit } from '../../../../.storybook/sample/call.ts';
import { SeatDialog } from './seat-dialog.tsx';

const meta = {
  title: 'Parts/Service/Visit/Seating',
  component: SeatDialog,
  args: { visit: sampleVisit(1), onClose: () => undefined },
} satisfies Meta<typeof SeatDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneTaken: Story = {
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /Unit 1.*Tan Siauw Ling, sejak/ })).toBeDisabled();
    await expect(screen.getByRole('radio', { name: /Unit 2/ })).toBeChecked();
  },
};
