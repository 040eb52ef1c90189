import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefusalAlert } from '../../kit/form/refusal-alert.tsx';
import { unit } from '../../resources/service/unit.ts';
import { NewerVersion } from './newer-version.tsx';

const { code, name } = unit.fields;
const READ = { id: 1, version: 1, code: 'U1', name: 'Unit 1' };

const meta = {
  title: 'Screens/NewerVersion',
  component: NewerVersion,
  args: {
    changed: [
      { name: 'code', field: code },
      { name: 'name', field: name },
    ],
    before: READ,
    now: { ...READ, version: 2, code: 'U2', name: 'Unit Bedah' },
    typed: { ...READ, name: 'Unit Anak' },
    both: ['name'],
    onTake: () => undefined,
  },
  render: (args) => (
    <RefusalAlert
      refusal={{
        message: 'Data ini baru diubah orang lain, belum ada yang ditimpa.',
        changed: { id: 7, name: 'Dewi Lestari', at: '2026-11-27T03:32:00.000Z' },
        more: <NewerVersion {...args} />,
      }}
    />
  ),
} satisfies Meta<typeof NewerVersion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneAskedOneTold: Story = {};
export const NothingOfTheForm: Story = { args: { changed: [], both: [] } };
