import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCandidates } from '../../../../.storybook/sample/call.ts';
import { Candidates } from './candidates.tsx';

const meta = {
  title: 'Parts/Service/Patient/Candidates',
  component: Candidates,
  args: { candidates: sampleCandidates },
} satisfies Meta<typeof Candidates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToRead: Story = {};
export const ToLink: Story = { args: { onLink: () => undefined } };
