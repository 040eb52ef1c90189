import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReasonDialog } from './reason-dialog.tsx';

const meta = {
  title: 'Kit/Reason dialog',
  component: ReasonDialog,
  args: {
    title: 'Batalkan kwitansi KW/BDG/2026/000012',
    action: 'Batalkan',
    onGiven: fn<(reason: string) => Promise<void>>(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ReasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog'));

export const Empty: Story = {
  play: async () => {
    await expect(await (await dialog()).findByRole('button', { name: 'Batalkan' })).toBeDisabled();
  },
};
export const Given: Story = {
  play: async ({ args }) => {
    const asked = await dialog();
    await userEvent.type(await asked.findByRole('textbox'), ' Salah pasien ');
    await userEvent.click(asked.getByRole('button', { name: 'Batalkan' }));
    await expect(args.onGiven).toHaveBeenCalledWith('Salah pasien');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** What the server refuses stands in the dialog, and the reason stays. */
export const Refused: Story = {
  args: {
    onGiven: fn<(reason: string) => Promise<void>>(async () => {
      throw new Error('Kwitansi sudah dicairkan bank.');
    }),
  },
  play: async () => {
    const asked = await dialog();
    await userEvent.type(await asked.findByRole('textbox'), 'Salah pasien');
    await userEvent.click(asked.getByRole('button', { name: 'Batalkan' }));
    await expect(await asked.findByRole('alert')).toBeVisible();
    await expect(asked.getByRole('textbox')).toHaveValue('Salah pasien');
  },
};
