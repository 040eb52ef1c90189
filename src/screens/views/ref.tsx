import { CUSTOMER } from '../../policies/role.ts';
import style from '../../kit/style/value.module.css';
import type { Row, ViewProps } from './view.ts';

/** What a record embeds of the record that it refers to. */
export interface Embedded {
  readonly id: number;
  readonly name: string;
  readonly code?: string | null;
}

const isEmbedded = (value: unknown): value is Embedded =>
  typeof value === 'object' && value !== null && 'name' in value;

/** The embedded {id, name, code} of a reference, where the answer carries it. */
export const embeddedOf = (field: { readonly embed: string }, record: Row): Embedded | undefined => {
  const value = record[field.embed];
  return isEmbedded(value) ? value : undefined;
};

/** Staff are known by their names: their code is what they sign in with. */
const isStaff = ({ to, filter }: ViewProps<'ref'>['field']): boolean =>
  to === 'platform.users' && filter?.role !== undefined && filter.role !== CUSTOMER;

/** A reference by code and name; a document is named by its code alone. */
export const RefView = ({ field, record, name }: ViewProps<'ref'>) => {
  const target = embeddedOf(field, record);
  if (!target) return field.none && record[name] === null ? <em>{field.none}</em> : null;
  return (
    <span>
      {target.code && target.code !== target.name && !isStaff(field) && (
        <span className={style.quiet}>{target.code} </span>
      )}
      {target.name}
    </span>
  );
};
