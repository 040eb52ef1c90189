import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCounted, sampleSession } from '../../../../.storybook/sample/desk.ts';
import { ADMIN, FINANCE } from '../../../policies/role.ts';
import { CloseSession } from './close-session.tsx';
import { CountedSession } from './counted-session.tsx';
import { OpenSession } from './open-session.tsx';
import { RecountSession } from './recount-session.tsx';
import { SessionBar } from './session-bar.tsx';

const meta = {
  title: 'Parts/Finance/Cashier/Session bar',
  args: { role: ADMIN },
  render: () => <SessionBar />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfCashier: Story = {};
export const OfVerifier: Story = { args: { role: FINANCE } };
export const Opening: Story = { render: () => <OpenSession onDone={() => undefined} onClose={() => undefined} /> };
export const Counting: Story = {
  render: () => <CloseSession session={sampleSession} onClose={() => undefined} />,
};
/** The first time that the cashier sees what should have been there. */
export const Counted: Story = {
  render: () => <CountedSession closed={sampleCounted as never} onClose={() => undefined} />,
};
export const CountingAgain: Story = {
  render: () => <RecountSession session={sampleCounted as never} onDone={() => undefined} onClose={() => undefined} />,
};
