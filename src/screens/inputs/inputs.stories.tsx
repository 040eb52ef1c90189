import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { kinds, sampleField } from '../../../.storybook/sample/record.ts';
import { sampleRow } from '../../../.storybook/sample/value.ts';
import type { Kind } from '../../resources/kernel/field.ts';
import { inputs } from './index.ts';
import type { InputProps } from './input.ts';

interface Props {
  readonly kind: Kind;
  readonly filled: boolean;
  readonly invalid: boolean;
}

const Held = ({ kind, filled, invalid }: Props) => {
  const field = sampleField(kind);
  const record = sampleRow({ value: field }, 3);
  const [value, setValue] = useState(filled ? record.value : null);
  const Input = inputs[kind] as ComponentType<InputProps<Kind>>;
  const id = `sample-${kind}`;
  return (
    <div style={{ maxWidth: 480, marginBottom: 'var(--k-space-large)' }}>
      {kind !== 'flag' && <label htmlFor={id}>{field.label}</label>}
      <Input
        field={field}
        id={id}
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
        invalid={invalid}
        record={record}
      />
    </div>
  );
};

const every = (args: Props) => (
  <>
    {kinds.map((kind) => (
      <Held key={kind} {...args} kind={kind} />
    ))}
  </>
);

const meta = {
  title: 'Screens/Field inputs',
  component: Held,
  args: { kind: 'text', filled: true, invalid: false },
  argTypes: { kind: { control: 'select', options: kinds } },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneKind: Story = {};
export const EveryKind: Story = { render: every };
export const EveryKindEmpty: Story = { args: { filled: false }, render: every };
export const EveryKindInvalid: Story = { args: { invalid: true }, render: every };
