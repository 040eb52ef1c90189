import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MANAGER } from '../../policies/role.ts';
import { StatusChip } from '../chip/status-chip.tsx';
import { deferred } from './deferred.tsx';
import { type PartTab, PartTabs } from './part-tabs.tsx';

interface About {
  readonly name: string;
}
const part = (words: string) =>
  deferred(async () => ({ name }: About) => <p>{`${words}: ${name}`}</p>);
const tabs: readonly PartTab<About>[] = [
  { key: 'ringkas', label: 'offer.tabs.description', opensFor: () => true, Content: part('Keterangan') },
  { key: 'program', label: 'offer.tabs.program', opensFor: () => true, Content: part('Program') },
  { key: 'skema', label: 'offer.tabs.scheme', opensFor: ({ role }) => role === MANAGER, Content: part('Skema') },
];
const OfPackage = PartTabs<About>;

const meta = {
  title: 'Kit/Parts of a page',
  component: OfPackage,
  args: { tabs, about: { name: 'Paket Senyum' }, label: 'Bagian paket' },
} satisfies Meta<typeof OfPackage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A part that the reader may not open has no tab. */
export const First: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Keterangan: Paket Senyum')).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
  },
};
export const Another: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('tab'))[1] ?? canvasElement);
    await expect(await canvas.findByText('Program: Paket Senyum')).toBeVisible();
  },
};
export const Marked: Story = {
  args: { Mark: ({ part: key }) => key === 'program' && <StatusChip label="3" tone="warning" /> },
};
/** Something keeps its place beside the open part. */
export const Beside: Story = { args: { beside: <p>Gambar paket</p> } };
