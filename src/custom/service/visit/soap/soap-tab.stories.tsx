import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNote } from '../../../../../.storybook/sample/note.ts';
import { ADMIN, DOKTER } from '../../../../policies/role.ts';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { draftOf } from './draft.ts';
import { NoteWriter } from './note-writer.ts';
import { SoapTab } from './soap-tab.tsx';

const visitOf = (id: number) => ({ id, version: 1, status: 2, doctor_id: 1 }) as unknown as VisitData;
const meta = {
  title: 'Pages/Service/Visit/SOAP',
  args: { role: DOKTER },
  render: () => <SoapTab visit={visitOf(2)} />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {};
export const Locked: Story = { render: () => <SoapTab visit={visitOf(3)} /> };
export const ReadByAdmin: Story = { args: { role: ADMIN } };

/** A writer whose words differ from those that are stored. */
const clashing = (): NoteWriter => {
  const stored = sampleNote(3);
  const base = draftOf({ ...stored, plan: '' });
  const kept = { version: 3, base, mine: { ...base, plan: 'Tumpatan GIC 36, kontrol 1 minggu' } };
  const open = { ...stored, locked_at: null };
  return new NoteWriter(
    open,
    { read: async () => open, save: async () => open },
    { read: () => kept, write: () => undefined },
  );
};
export const Clash: Story = {
  render: () => {
    const writer = clashing();
    return <ClashDialog writer={writer} state={writer.state()} />;
  },
};
