import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Launcher } from './launcher.tsx';

const meta = { title: 'Layout/Launcher', component: Launcher } satisfies Meta<typeof Launcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Superadmin: Story = {};
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
