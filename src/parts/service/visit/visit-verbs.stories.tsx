import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVisit } from '../../../../.storybook/sample/call.ts';
import { DOKTER, MANAGER } from '../../../policies/role.ts';
import { VisitVerbs } from './visit-verbs.tsx';

const meta = {
  title: 'Parts/Service/Visit/Steps',
  args: { id: 1, role: MANAGER },
  render: ({ id }) => <VisitVerbs visit={sampleVisit(id)} />,
} satisfies Meta<{ id: number; role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unconfirmed: Story = { args: { id: 4 } };
export const Waiting: Story = {};
export const InUnit: Story = { args: { id: 2, role: DOKTER } };
export const Finished: Story = { args: { id: 3 } };
