import type { Meta, StoryObj } from '@storybook/react-vite';
import { PatientChip, type Patient } from './patient-chip.tsx';

const patient: Patient = {
  id: 1,
  name: 'Siti Aminah',
  username: 'BDG2600123',
  birth_date: '1960-01-02',
  phone_last4: '4321',
  last_visit: '2026-03-03',
  alergi: [],
  hasdebt: false,
};

const meta = {
  title: 'Screens/Patient chip',
  component: PatientChip,
  args: { patient },
} satisfies Meta<typeof PatientChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Flagged: Story = { args: { patient: { ...patient, alergi: ['Amoksisilin', 'latex'], hasdebt: true } } };
/** What a nurse sees of somebody who never came. */
export const WithoutContact: Story = {
  args: { patient: { id: 2, name: 'Siti Aminah', username: 'BDG2600124', birth_date: '1995-03-04', last_visit: null } },
};
