// What the question of a verb is about: fields of the record, as its page shows them.
import type { NamedField } from '../resource-fields.ts';
import { FieldList, isEmpty } from './field-list.tsx';
import type { Loaded } from './use-record.ts';

export default function ShownFields({ fields, record }: { fields: readonly NamedField[]; record: Loaded }) {
  const told = fields.filter(({ name }) => !isEmpty(record[name]));
  return told.length > 0 && <FieldList fields={told} record={record} />;
}
