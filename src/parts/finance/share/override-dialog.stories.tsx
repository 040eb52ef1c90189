import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { OverrideDialog } from './override-dialog.tsx';

const meta = {
  title: 'Parts/Finance/Share override',
  component: OverrideDialog,
  args: { id: 1, onClose: () => undefined },
} satisfies Meta<typeof OverrideDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standing: Story = {};
/** What is left to the clinic follows what is typed, and a reason is wanted. */
export const Typed: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const fee = await dialog.findByLabelText(/Fee dokter/);
    const before = (await dialog.findByRole('status')).textContent;
    await userEvent.clear(fee);
    await userEvent.type(fee, '100000');
    await expect(dialog.getByRole('status').textContent).not.toBe(before);
    await userEvent.click(dialog.getByRole('button', { name: 'Ubah Pembagian' }));
    await expect((await dialog.findAllByText(/Wajib diisi|Minimal 3 karakter/)).length).toBeGreaterThan(0);
  },
};
