import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleRecordPair } from '../../../../.storybook/sample/medical-record.ts';
import { ADMIN } from '../../../policies/role.ts';
import { MergeDialog } from './merge-dialog.tsx';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Duplicates',
  component: Page,
  args: { role: ADMIN },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pairs: Story = {};
/** So many registrations are compared at a time; those before them are a step away. */
export const Earlier: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1.000 pendaftaran terbaru dibandingkan, sejak 14 Feb 2026.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Bandingkan sebelumnya' }));
    await expect(await page.findByText(/^1\.000 pendaftaran sebelumnya dibandingkan/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Ke yang terbaru' }));
    await expect(await page.findByText(/^1\.000 pendaftaran terbaru/)).toBeVisible();
  },
};
export const SideBySide: Story = {
  render: () => <MergeDialog pair={sampleRecordPair} onClose={() => undefined} onDone={() => undefined} />,
};
