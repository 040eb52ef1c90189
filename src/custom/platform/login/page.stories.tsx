import type { Meta, StoryObj } from '@storybook/react-vite';
import LoginPage from './page.tsx';

const meta = {
  title: 'Pages/Platform/Sign in',
  component: LoginPage,
  args: { ended: false, prefetch: () => undefined },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const SessionEnded: Story = { args: { ended: true } };
