// Lines of goods that came: an invoice or a return is of them, and names them by their receive.
import { useOne } from '@refinedev/core';
import { createContext, useContext } from 'react';
import type { ShownOf } from '../../../resources/answers.ts';
import type { Kind } from '../../../resources/kernel/field.ts';
import { receive } from '../../../resources/inventory/receive.ts';
import type { InputProps } from '../../../screens/inputs/input.ts';
import { LinesInput } from '../../../screens/inputs/lines-input.tsx';

export type Receive = ShownOf<'inventory.receive'>;
const Known = createContext<Receive | undefined>(undefined);
/** The receive whose lines the form shows. */
export const Goods = Known.Provider;

/** The item of the line, which the receive has chosen. */
const GoodsName = ({ id, value }: InputProps<Kind>) => {
  const line = useContext(Known)?.lines.find((one) => one.id === value);
  return (
    <output id={id}>
      {line && [line.itemdata.name, line.batch_no, line.unitdata.name].filter(Boolean).join(' · ')}
    </output>
  );
};
const own = { receive_line_id: GoodsName } as const;
export const GoodsLines = (props: InputProps<Kind>) => <LinesInput {...(props as InputProps<'lines'>)} own={own} />;

/** The receive of that number; nothing is read for an empty one. */
export const useGoods = (id: string) =>
  useOne<Receive>({ resource: receive.name, id, queryOptions: { enabled: id !== '' } });

const PARTS = 1000;
/** A quantity to its third decimal. */
export const exact = (qty: number): number => Math.round(qty * PARTS) / PARTS;
