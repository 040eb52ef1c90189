import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Header } from './header.tsx';

const meta = {
  title: 'Layout/Header',
  component: Header,
  args: { onChangeBranch: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const InModule: Story = { parameters: { path: '/service/master/unit' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { expanded: false, name: /1$/ }));
    await expect(await screen.findByRole('textbox')).toBeVisible();
  },
};
