import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import BranchPicker from './branch-picker.tsx';

const meta = {
  title: 'Layout/Branch picker',
  component: BranchPicker,
  args: { onClose: fn() },
} satisfies Meta<typeof BranchPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const [first] = within(await dialog.findByRole('list')).getAllByRole('button');
    await expect(first).toHaveTextContent(/^Semua cabang/);
  },
};
