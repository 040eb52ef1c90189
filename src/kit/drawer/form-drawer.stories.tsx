import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from 'antd';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FormDrawer } from './form-drawer.tsx';

const FORM = 'story-form';
const fields = (
  <form id={FORM} onSubmit={(event) => event.preventDefault()}>
    <Input aria-label="Nama vendor" defaultValue="Laboratorium Gigi Sentosa" />
  </form>
);

const meta = {
  title: 'Kit/Form drawer',
  component: FormDrawer,
  args: { title: 'Vendor baru', form: FORM, width: 480, onClose: fn(), children: fields },
} satisfies Meta<typeof FormDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first field has the cursor. */
export const Ready: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Nama vendor' })).toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true, action: 'Setujui' } };
/** The button is faint while it waits: nothing can be pressed then, and the rule of contrast is not asked. */
export const Sending: Story = {
  args: { busy: true },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};
export const LongTitle: Story = {
  args: { title: 'Pembayaran hutang kepada Laboratorium Gigi Sentosa Abadi Makmur cabang Bandung Timur' },
};
/** What was typed is not lost by a click beside the drawer. */
export const Leaving: Story = {
  args: { typed: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
    await expect(await screen.findByText('Yang sudah diketik akan hilang.')).toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** Without anything typed it closes at once. */
export const Closing: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
