// A file for the tax portal as text: UTF-8, elements in the order of the schema, nothing where nothing is told (docs/decisions/0059).
import Builder from 'fast-xml-builder';
import { type Elements, type TaxFileHead, taxFileShape, type TaxLine } from '../../../domain/finance/tax-file.ts';

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const NIL = { '@_xsi:nil': 'true' };
const builder = new Builder({
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
});

/** Text of a file. @param shape names of its root, its list and a line @param items elements of each line, in the order of the schema */
export const bulkXml = (
  shape: { readonly root: string; readonly list: string; readonly item: string },
  tin: string | null,
  items: readonly Elements[],
): string =>
  builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    [shape.root]: {
      '@_xmlns:xsi': XSI,
      TIN: tin,
      [shape.list]: {
        [shape.item]: items.map((elements) =>
          Object.fromEntries(elements.map(([name, value]) => [name, value ?? NIL])),
        ),
      },
    },
  });

/** @param lines in which no fault is left */
export const taxXml = (head: TaxFileHead, lines: readonly TaxLine[]): string => {
  const { elements, ...shape } = taxFileShape[head.form];
  return bulkXml(
    shape,
    head.tin,
    lines.map((line) => elements(head, line)),
  );
};
