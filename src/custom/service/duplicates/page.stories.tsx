import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const SideBySide: Story = {
  render: () => <MergeDialog pair={sampleRecordPair} onClose={() => undefined} onDone={() => undefined} />,
};
