import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import PrintHead from './print-head.tsx';

const meta = { title: 'Parts/Platform/Print head', component: PrintHead } satisfies Meta<typeof PrintHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAScreen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Dicetak/)).not.toBeVisible();
  },
};
