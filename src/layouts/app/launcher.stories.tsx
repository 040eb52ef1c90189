import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { preference } from '../../providers/preference.ts';
import { FINANCE, INVESTOR, SUPERADMIN } from '../../policies/role.ts';
import { Launcher } from './launcher.tsx';

const meta = {
  title: 'Layout/Launcher',
  args: { role: SUPERADMIN },
  render: () => <Launcher />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Superadmin: Story = {};
export const OfFinance: Story = {
  args: { role: FINANCE },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Jurnal Umum/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Service/ })).toBeNull();
  },
};
export const OfInvestor: Story = { args: { role: INVESTOR } };
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'unit');
    await expect(await canvas.findByRole('link', { name: /Unit/ })).toBeVisible();
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'zzz');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Shortcuts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pintasan Rekam Medis' }));
    await userEvent.click(canvas.getByText('Pintasan'));
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Pintasan Rekam Medis', pressed: true }));
    await expect(canvas.queryByRole('link')).toBeNull();
    preference.set('launcher:1', null);
  },
};
