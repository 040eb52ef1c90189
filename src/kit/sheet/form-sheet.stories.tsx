import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from 'antd';
import { expect, fn, within } from 'storybook/test';
import { FormSheet } from './form-sheet.tsx';

const meta = {
  title: 'Kit/Form sheet',
  component: FormSheet,
  args: {
    title: 'Ubah Password',
    refusal: undefined,
    busy: false,
    ready: true,
    typed: false,
    onSubmit: fn(),
    onClose: fn(),
    children: <Input aria-label="Password baru" />,
  },
} satisfies Meta<typeof FormSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await within(document.body).findByRole('dialog'));

/** The first field has the cursor. */
export const Ready: Story = {
  play: async () => {
    await expect(await (await sheet()).findByRole('textbox', { name: 'Password baru' })).toHaveFocus();
  },
};
export const Incomplete: Story = {
  args: { ready: false },
  play: async () => {
    await expect(await (await sheet()).findByRole('button', { name: 'Simpan' })).toBeDisabled();
  },
};
/** The button is faint while it waits: nothing can be pressed then, and the rule of contrast is not asked. */
export const Sending: Story = {
  args: { busy: true, typed: true },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};
export const Refused: Story = {
  args: {
    typed: true,
    refusal: { status: 422, message: 'Data tidak valid', errors: { password: ['Minimal 8 karakter'] } },
    labels: { password: 'Password baru' },
  },
  play: async () => {
    await expect(await (await sheet()).findByRole('alert')).toHaveTextContent('Minimal 8 karakter');
  },
};
