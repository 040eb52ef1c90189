import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from 'antd';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FormDialog } from './form-dialog.tsx';

const meta = {
  title: 'Kit/Form dialog',
  component: FormDialog,
  args: {
    title: 'Tutup rekonsiliasi',
    form: 'story-form-dialog',
    action: 'Tutup',
    busy: false,
    typed: false,
    onClose: fn(),
    children: (
      <form id="story-form-dialog">
        <Input aria-label="Catatan" />
      </form>
    ),
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog'));

export const Empty: Story = {
  play: async ({ args }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Batal' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Typed work is not thrown away without a question. */
export const Typed: Story = {
  args: { typed: true },
  play: async ({ args }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Batal' }));
    await expect((await within(document.body).findAllByRole('dialog')).length).toBeGreaterThan(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** The button is faint while it waits: nothing can be pressed then, and the rule of contrast is not asked. */
export const Sending: Story = {
  args: { busy: true, typed: true },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};
export const Dangerous: Story = { args: { danger: true, action: 'Hapus' } };
export const Incomplete: Story = { args: { disabled: true } };
