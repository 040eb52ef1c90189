import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Module } from '../../resources/kernel/define.ts';
import { NavigationProvider } from '../navigation.tsx';
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

const page = (module: Module, path: string) => ({
  path,
  label: path,
  module,
  access: { resource: 'platform.profile', action: 'list' } as const,
  menu: true,
});
const EVERY_MODULE = [
  page('platform', '/dashboard'),
  page('platform', '/dashboard/cabang'),
  page('platform', '/dashboard/stakeholder/pegawai'),
  page('attendance', '/attendance/attendance/daily'),
  page('paket', '/paket/promosi'),
  page('inventory', '/inventory/warehouse'),
];
/** What another sign on the bar needs. */
const SPARE = 44;

export const EveryModule: Story = {
  render: (args) => (
    <NavigationProvider pages={EVERY_MODULE}>
      <Header {...args} />
    </NavigationProvider>
  ),
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('header');
    const spare = bar?.querySelector<HTMLElement>(':scope > span')?.offsetWidth ?? 0;
    await expect(bar?.scrollWidth).toBe(bar?.clientWidth);
    await expect(spare).toBeGreaterThan(SPARE);
  },
};
