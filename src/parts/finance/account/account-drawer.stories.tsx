import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountDrawer } from './account-drawer.tsx';

const meta = {
  title: 'Parts/Finance/Patient account',
  component: AccountDrawer,
  args: { customer: 7, onClose: () => undefined },
} satisfies Meta<typeof AccountDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {};
/** Of two branches, to whom sees both. */
export const TwoBranches: Story = { args: { customer: 8 } };
/** Nothing was ever billed, and nobody is reached. */
export const Empty: Story = { args: { customer: 9 } };
