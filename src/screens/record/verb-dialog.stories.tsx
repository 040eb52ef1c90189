import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleRecord } from '../../../.storybook/sample/record.ts';
import { allResources } from '../../resources/registry.ts';
import { VerbDialog } from './verb-dialog.tsx';

const verbs = allResources.flatMap((resource) =>
  resource.kind === 'document'
    ? Object.entries(resource.verbs).map(([name, verb]) => ({ key: `${resource.name} ${name}`, resource, name, verb }))
    : [],
);

const Dialog = ({ verb: key, onClose }: { verb: string; onClose: () => void }) => {
  const found = verbs.find((verb) => verb.key === key);
  if (!found) return null;
  const { resource, name, verb } = found;
  const fields = Object.entries(verb.input).map(([own, field]) => ({ name: own, field }));
  const record = { ...sampleRecord(resource, 1), version: 1 };
  return (
    <VerbDialog
      key={key}
      resource={resource}
      record={record}
      named={{ name, verb }}
      fields={fields}
      onClose={onClose}
    />
  );
};

const meta = {
  title: 'Screens/VerbDialog',
  component: Dialog,
  tags: ['!autodocs'],
  args: { verb: 'service.visit batal', onClose: fn() },
  argTypes: { verb: { control: 'select', options: verbs.map(({ key }) => key) } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dangerous: Story = {};
export const WithQuestion: Story = { args: { verb: 'finance.bill void' } };
export const WithReferences: Story = { args: { verb: 'service.visit masukunit' } };
