import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { MANAGER } from '../../policies/role.ts';
import { visit } from '../../resources/service/visit.ts';
import { useListView } from './use-list-view.ts';
import { ViewButton } from './view-button.tsx';

const Held = () => <ViewButton resource={visit} view={useListView(visit)} />;

const meta = {
  title: 'Screens/Saved views',
  args: { role: MANAGER },
  render: () => <Held />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('button', { name: 'Antrian hari ini' })).toBeVisible();
  },
};
