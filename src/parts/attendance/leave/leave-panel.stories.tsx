import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import { LeavePanel } from './leave-panel.tsx';

const meta = {
  title: 'Parts/Attendance/Leave of the staff',
  component: LeavePanel,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Requests: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Menikah (3 hari)')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Setujui' })).toHaveLength(3);
  },
};
/** As wide as the drawer of the day's page. */
export const InDrawer: Story = {
  decorators: [
    (Panel) => (
      <div style={{ width: 1030 }}>
        <Panel />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const why = await within(canvasElement).findByText('Menikah (3 hari)');
    const word = new Range();
    word.setStart(why.firstChild ?? why, 0);
    word.setEnd(why.firstChild ?? why, 'Menikah'.length);
    await expect(word.getClientRects()).toHaveLength(1);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
/** What the request says of pay stands in the question. */
export const Approving: Story = {
  play: async ({ canvasElement }) => {
    const [approve] = await within(canvasElement).findAllByRole('button', { name: 'Setujui' });
    if (approve) await userEvent.click(approve);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('checkbox', { name: 'Dibayar' })).toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Silakan');
  },
};
export const Calendar: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Kalender'));
    await expect((await canvas.findAllByText('Siti Aminah')).length).toBeGreaterThan(0);
  },
};
export const Balances: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Saldo'));
    const [adjust] = await canvas.findAllByRole('button', { name: 'Sesuaikan' });
    if (adjust) await userEvent.click(adjust);
    await expect(await screen.findByRole('spinbutton', { name: /Tambah/ })).toBeVisible();
  },
};
