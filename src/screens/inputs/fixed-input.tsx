import { views } from '../views/index.ts';
import { JsonView } from '../views/scalar.tsx';
import type { InputProps } from './input.ts';

/** Kinds that no form edits in place: files are uploaded by pages of their own, structures are written by use cases. */
export const FixedFile = ({ field, value, record, id }: InputProps<'file'>) => {
  const File = views.file.show;
  return <File field={field} name={id} value={value} record={record ?? {}} />;
};
export const FixedJson = ({ value }: InputProps<'json'>) => <JsonView value={value} />;
export const FixedDerived = ({ field, value, record, id }: InputProps<'derived'>) => {
  const Derived = views.derived.show;
  return <Derived field={field} name={id} value={value} record={record ?? {}} />;
};
