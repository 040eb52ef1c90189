import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DOKTER, PERAWAT } from '../../../policies/role.ts';
import { OdontogramEditor } from './editor.tsx';

const meta = {
  title: 'Parts/Service/Odontogram editor',
  args: { open: true, role: DOKTER, age: 30 },
  render: ({ open, age }) => <OdontogramEditor customerId={1} visitId={2} age={age} open={open} />,
} satisfies Meta<{ open: boolean; role: number; age: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false, role: PERAWAT } };

/** Milk teeth are drawn without being asked for. */
export const OfAChild: Story = { args: { age: 9 } };

/** The whole way by keyboard: a tooth, its surfaces, a code. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tooth = await canvas.findByRole('button', { name: /^Gigi 18:/ });
    tooth.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const molar = canvas.getByRole('button', { name: /^Gigi 16:/ });
    await waitFor(() => expect(molar).toHaveFocus());
    await waitFor(() => expect(molar).toHaveAttribute('tabindex', '0'));
    await userEvent.keyboard('od');
    await expect(molar).toHaveAttribute('aria-pressed', 'true');
    const surfaces = within(canvas.getByRole('group', { name: 'Permukaan gigi 16' }));
    await expect(surfaces.getByRole('checkbox', { name: 'O' })).toBeChecked();
    await expect(surfaces.getByRole('checkbox', { name: 'M' })).not.toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cari kode atau nama' }), 'komposit{Enter}');
    await expect(canvas.getByRole('button', { name: 'Catat Tambalan komposit' })).toBeEnabled();
    molar.focus();
    await userEvent.keyboard('{Escape}');
    await expect(molar).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A code stays in hand: one click for it, one more for each tooth, and each shows at once. */
export const CodeInHand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = await canvas.findByRole('button', { name: 'nvt Gigi non-vital' });
    await userEvent.click(code);
    await expect(code).toHaveAttribute('aria-pressed', 'true');
    const tooth = canvas.getByRole('button', { name: /^Gigi 34:/ });
    await userEvent.click(tooth);
    await expect(canvas.getByText(/: Gigi non-vital gigi 34/)).toBeVisible();
    await expect(code).toHaveAttribute('aria-pressed', 'true');
    // A span is chosen first, and written by its button.
    await userEvent.click(canvas.getByRole('button', { name: 'pob Jembatan porselen' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Gigi 34:/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Gigi 35:/ }));
    await expect(canvas.getByRole('button', { name: 'Catat Jembatan porselen' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Lepas' }));
    await expect(canvas.queryByRole('button', { name: 'Catat Jembatan porselen' })).toBeNull();
  },
};
