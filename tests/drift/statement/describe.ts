// What the database says of a statement that it prepares but does not run.
import type pg from 'pg';

export interface Kind {
  readonly kind: 'number' | 'string' | 'boolean' | 'object' | 'json' | 'void';
  /** An array of them. */
  readonly array: boolean;
}
export interface Column extends Kind {
  readonly name: string;
  /** Undefined: an expression, of which the catalog does not say whether it can be null. */
  readonly nullable: boolean | undefined;
}
export interface Described {
  readonly columns: readonly Column[];
  readonly parameters: readonly Kind[];
}

const KINDS: Readonly<Record<string, Kind['kind']>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
  json: 'json',
  jsonb: 'json',
  bytea: 'object',
  void: 'void',
};

interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}

/** What Describe says of the text; pg itself asks for it only when it executes. */
const ask = (client: pg.Client, text: string): Promise<{ fields: readonly Field[]; parameters: readonly number[] }> =>
  new Promise((resolve, reject) => {
    let fields: readonly Field[] = [];
    let parameters: readonly number[] = [];
    const query = {
      submit: (connection: pg.Connection) => {
        connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: readonly number[] }) => {
          parameters = dataTypeIDs;
        });
        connection.parse({ text, name: '', types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: readonly Field[] }) => {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve({ fields, parameters }),
    };
    client.query(query as unknown as pg.Submittable);
  });

interface TypeRow {
  readonly oid: number;
  readonly name: string;
  readonly element: string | null;
}

/** @param client of the migrated database */
export const describer = async (client: pg.Client) => {
  const { rows: types } = await client.query<TypeRow>(
    `select t.oid::int as oid, t.typname as name, case when t.typcategory = 'A' then e.typname end as element
     from pg_type t left join pg_type e on e.oid = t.typelem`,
  );
  const { rows: columns } = await client.query<{ place: string; nullable: boolean }>(
    `select attrelid || ':' || attnum as place, not attnotnull as nullable from pg_attribute where attnum > 0`,
  );
  const kinds = new Map(
    types.map(({ oid, name, element }) => [
      oid,
      { kind: KINDS[element ?? name] ?? 'string', array: element !== null } satisfies Kind,
    ]),
  );
  const nullables = new Map(columns.map(({ place, nullable }) => [place, nullable]));
  const kindOf = (oid: number): Kind => kinds.get(oid) ?? { kind: 'string', array: false };

  return async (text: string): Promise<Described> => {
    const { fields, parameters } = await ask(client, text);
    return {
      columns: fields.map(({ name, tableID, columnID, dataTypeID }) => ({
        name,
        ...kindOf(dataTypeID),
        nullable: nullables.get(`${tableID}:${columnID}`),
      })),
      parameters: parameters.map(kindOf),
    };
  };
};
