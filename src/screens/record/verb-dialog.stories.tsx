import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleRecord } from '../../../.storybook/sample/record.ts';
import { allResources } from '../../resources/registry.ts';
import type { Refusal } from '../../kit/form/refusal.ts';
import { VerbDialog } from './verb-dialog.tsx';

const verbs = allResources.flatMap((resource) =>
  resource.kind === 'document'
    ? Object.entries(resource.verbs).map(([name, verb]) => ({ key: `${resource.name} ${name}`, resource, name, verb }))
    : [],
);

interface Args {
  readonly verb: string;
  readonly refused?: Refusal;
  readonly warnings?: readonly string[];
  readonly onClose: () => void;
}
const Dialog = ({ verb: key, refused, warnings, onClose }: Args) => {
  const found = verbs.find((verb) => verb.key === key);
  if (!found) return null;
  const { resource, name, verb } = found;
  const fields = Object.entries(verb.input).map(([own, field]) => ({ name: own, field }));
  const record = { ...sampleRecord(resource, 1), version: 1, warnings };
  return (
    <VerbDialog
      key={key}
      resource={resource}
      record={record}
      named={{ name, verb }}
      fields={fields}
      refused={refused}
      onClose={onClose}
    />
  );
};

const meta = {
  title: 'Screens/Verb dialog',
  component: Dialog,
  tags: ['!autodocs'],
  args: { verb: 'service.visit batal', onClose: fn() },
  argTypes: { verb: { control: 'select', options: verbs.map(({ key }) => key) } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dangerous: Story = {};
export const WithQuestion: Story = { args: { verb: 'finance.bill void' } };
/** The question stands above what it is about. */
export const WithFields: Story = { args: { verb: 'finance.kasirsesi verify' } };
export const WithReferences: Story = { args: { verb: 'service.visit masukunit' } };
/** A form wanted to go on with it, and was refused: the draft is there. */
export const Refused: Story = {
  args: {
    verb: 'inventory.receive post',
    refused: { status: 422, message: 'Batch wajib diisi untuk Amoxicillin 500 mg.' },
  },
};
export const WithWarnings: Story = {
  args: {
    verb: 'inventory.receive post',
    warnings: ['Amoxicillin 500 mg batch LOT7A kedaluwarsa 26 Mar 2026, kurang dari 90 hari.'],
  },
};
