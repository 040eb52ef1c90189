import type { Meta, StoryObj } from '@storybook/react-vite';
import { Odontogram } from './odontogram.tsx';

const meta = {
  title: 'Parts/Service/Odontogram',
  component: Odontogram,
  args: { customerId: 1 },
} satisfies Meta<typeof Odontogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Now: Story = {};
/** Before the treatment: the tooth was still decayed. */
export const Earlier: Story = { args: { at: '2026-02-09' } };
