import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackHomeLayout } from './back-home-layout.tsx';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Layout/Back home layout',
  component: BackHomeLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <ErrorPage kind="notFound" /> },
} satisfies Meta<typeof BackHomeLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ways: Story = {};
