import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DropMenu } from './drop-menu.tsx';

const choose = fn();
const meta = {
  title: 'Kit/Drop menu',
  component: DropMenu,
  args: {
    menu: {
      items: [
        { key: 'a5', label: 'Kwitansi A5' },
        { key: 'roll', label: 'Struk 80 mm' },
      ],
      onClick: ({ key }) => choose(key),
    },
    children: <Button>Cetak</Button>,
  },
} satisfies Meta<typeof DropMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shut: Story = {};
/** The menu itself is fetched with the first click. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cetak' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Struk 80 mm' }));
    await expect(choose).toHaveBeenCalledWith('roll');
  },
};
