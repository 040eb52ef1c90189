import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import PrintHead from './print-head.tsx';

const meta = { title: 'Parts/Platform/Print head', component: PrintHead } satisfies Meta<typeof PrintHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAScreen: Story = {
  play: async ({ canvas }) => {
    // The page may not be at rest yet: a window that prints has its head all the same.
    window.dispatchEvent(new Event('beforeprint'));
    await expect(await canvas.findByText(/^Dicetak/)).not.toBeVisible();
  },
};
