import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateText, InstantText } from './date-text.tsx';
import { Zone } from './zone.ts';

const meta = { title: 'Kit/Date text', component: DateText, args: { value: '2026-03-06' } } satisfies Meta<
  typeof DateText
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Instant: Story = { render: () => <InstantText value="2026-03-06T07:30:00.000Z" /> };
export const InstantInAnotherZone: Story = {
  render: () => (
    <Zone value="Asia/Makassar">
      <InstantText value="2026-03-06T07:30:00.000Z" />
    </Zone>
  ),
};
