import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Module } from '../../resources/kernel/define.ts';
import { screens } from '../../resources/screens.ts';
import { NavigationProvider } from '../navigation.tsx';
import { Header } from './header.tsx';

const meta = {
  title: 'Layout/Header',
  component: Header,
  args: { menu: false, onMenu: fn(), onChangeBranch: fn() },
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
  bespoke: true,
});
/** One page for each module that has none in the sample, at addresses that need no feature. */
const EVERY_MODULE = [
  page('platform', '/dashboard'),
  page('paket', '/user/1'),
  page('inventory', '/user/2'),
  page('attendance', '/user/3'),
];
/** What another sign on the bar needs. */
const SPARE = 44;
const MODULES = 6;

export const EveryModule: Story = {
  render: (args) => (
    <NavigationProvider screens={[...EVERY_MODULE, ...screens]}>
      <Header {...args} />
    </NavigationProvider>
  ),
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('header');
    await expect(bar?.querySelectorAll('nav a')).toHaveLength(MODULES);
    const spare = bar?.querySelector<HTMLElement>(':scope > span')?.offsetWidth ?? 0;
    await expect(bar?.scrollWidth).toBe(bar?.clientWidth);
    await expect(spare).toBeGreaterThan(SPARE);
  },
};
