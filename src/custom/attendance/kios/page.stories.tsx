import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Attendance/Kiosk',
  component: Page,
  args: { role: ADMIN },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A number, and it is told whose punch it was; the next one begins anew. */
export const Punched: Story = {
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Absen' });
    await expect(send).toBeDisabled();
    for (const key of ['1', '0', '0', '9']) await userEvent.click(canvas.getByRole('button', { name: key }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }));
    await userEvent.click(canvas.getByRole('button', { name: '8' }));
    await expect(canvas.getByRole('textbox', { name: 'Ketik Attendance ID' })).toHaveValue('1008');
    await userEvent.click(send);
    await expect(await canvas.findByText('Siti Aminah tercatat pukul 14:06')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Ketik Attendance ID' })).toHaveValue('');
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
