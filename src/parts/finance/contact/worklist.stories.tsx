import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Worklist } from './worklist.tsx';

const meta = {
  title: 'Parts/Finance/Reminder worklist',
  component: Worklist,
  args: { ids: [1, 2, 3], onClose: () => undefined },
} satisfies Meta<typeof Worklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Promised: Story = {
  play: async () => {
    await userEvent.click(await screen.findByTitle('Janji bayar'));
    await expect(await screen.findByLabelText('Jumlah yang dijanjikan')).toBeVisible();
  },
};
/** After the first one the next patient stands there, then the end. */
export const ToTheEnd: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Simpan dan lanjut' }));
    await expect(await screen.findByRole('heading', { name: 'Agus Salim' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Lewati' }));
    await expect(await screen.findByText('1 hasil dicatat, 1 dilewati')).toBeVisible();
  },
};
