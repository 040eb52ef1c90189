import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';
import { RunDialog } from './run-dialog.tsx';

const row = { id: 1, profile_id: 1, name: 'Penyusutan dental unit', next_at: '2024-01-31', is_active: true } as ListRow;

const meta = {
  title: 'Pages/Finance/Journal templates/Run',
  component: RunDialog,
  args: { role: FINANCE, row, onClose: () => undefined },
} satisfies Meta<{ role: number; row: ListRow; onClose: () => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its day lies before the open period: what becomes of it is asked. */
export const ClosedMonth: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Lewati'));
    await expect(screen.getByRole('radio', { name: 'Lewati' })).toBeChecked();
  },
};
export const Due: Story = { args: { row: { ...row, next_at: '2030-01-31' } } };
