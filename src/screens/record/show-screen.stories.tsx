import type { Meta, StoryObj } from '@storybook/react-vite';
import { chosen, type ScreenArgs, screenArgTypes } from '../../../.storybook/screen-args.ts';
import { MANAGER } from '../../policies/role.ts';
import { ShowScreen } from './show-screen.tsx';

const meta = {
  title: 'Screens/Show',
  tags: ['!autodocs'],
  args: { resource: 'service.unit', role: 0 },
  argTypes: screenArgTypes,
  parameters: { route: '/:id', path: '/1' },
  render: (args) => <ShowScreen key={args.resource} resource={chosen(args)} />,
} satisfies Meta<ScreenArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Master: Story = {};
export const WithReferences: Story = { args: { resource: 'service.tindakanmedis' } };
/** A branch with its logo, which the superadmin uploads and a manager only sees. */
export const WithPicture: Story = { args: { resource: 'platform.profile' } };
export const PictureAsManager: Story = { args: { resource: 'platform.profile', role: MANAGER } };
export const AsDoctor: Story = { args: { role: 2 } };
