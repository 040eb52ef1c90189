import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonAvatar } from './person-avatar.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAG3V1QAAACwAAAAAAQABAAACAkQBADs=';
const meta = {
  title: 'Kit/Person avatar',
  component: PersonAvatar,
  args: { initial: 'RP', url: null },
} satisfies Meta<typeof PersonAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = { args: { url: PIXEL } };
export const Large: Story = { args: { size: 96 } };
export const Broken: Story = { args: { url: '/tidak-ada.png' } };
