import type { Meta, StoryObj } from '@storybook/react-vite';
import { kinds, sampleField } from '../../../.storybook/sample/record.ts';
import { sampleRow } from '../../../.storybook/sample/value.ts';
import type { Kind } from '../../resources/kernel/field.ts';
import { FieldCell, FieldShow } from './field-view.tsx';
import { views } from './index.ts';

const Views = ({ kind }: { kind: Kind }) => {
  const field = sampleField(kind);
  const record = sampleRow({ value: field }, 3);
  return (
    <dl>
      <dt>cell</dt>
      <dd>
        <FieldCell field={field} name="value" record={record} />
      </dd>
      <dt>show</dt>
      <dd>
        <FieldShow field={field} name="value" record={record} />
      </dd>
    </dl>
  );
};

const meta = {
  title: 'Screens/Field views',
  component: Views,
  args: { kind: 'text' },
  argTypes: { kind: { control: 'select', options: kinds } },
} satisfies Meta<typeof Views>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneKind: Story = {};
export const EveryKind: Story = {
  render: () => (
    <>
      {(Object.keys(views) as Kind[]).map((kind) => (
        <section key={kind}>
          <h2>{kind}</h2>
          <Views kind={kind} />
        </section>
      ))}
    </>
  ),
};
