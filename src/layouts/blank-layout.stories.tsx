import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlankLayout } from './blank-layout.tsx';
import { ErrorBoundary, ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Layout/Blank layout',
  component: BlankLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <ErrorPage kind="occurred" /> },
} satisfies Meta<typeof BlankLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

const Broken = (): never => {
  throw new Error('broken on purpose');
};
export const AroundFailure: Story = {
  render: () => (
    <ErrorBoundary blank>
      <Broken />
    </ErrorBoundary>
  ),
};
