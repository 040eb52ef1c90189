import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ExportButton } from './export-button.tsx';

const meta = {
  title: 'Kit/Export button',
  component: ExportButton,
  args: { path: 'nowhere/export', query: {} },
} satisfies Meta<typeof ExportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfList: Story = {};
export const Named: Story = { args: { label: 'Unduh rincian' } };
/** Beside a chart: an icon that says what its sheet is of. */
export const OfChart: Story = {
  args: { of: 'Pendapatan per bulan' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(/: Pendapatan per bulan$/);
  },
};
/** What went wrong is told, and the button can be pressed again. */
export const Failing: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(await screen.findByText('Data tidak ditemukan')).toBeInTheDocument();
    await expect(button).toBeEnabled();
  },
};
