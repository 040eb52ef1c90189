// A file for the tax portal as text: UTF-8, elements in the order of the schema, nothing where nothing is told (docs/decisions/0059).
import Builder from 'fast-xml-builder';
import { type TaxFileHead, taxFileShape, type TaxLine } from '../../../domain/finance/tax-file.ts';

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const NIL = { '@_xsi:nil': 'true' };
const builder = new Builder({
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
});

/** @param lines in which no fault is left */
export const taxXml = (head: TaxFileHead, lines: readonly TaxLine[]): string => {
  const { root, list, item, elements } = taxFileShape[head.form];
  const items = lines.map((line) =>
    Object.fromEntries(elements(head, line).map(([name, value]) => [name, value ?? NIL])),
  );
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    [root]: { '@_xmlns:xsi': XSI, TIN: head.tin, [list]: { [item]: items } },
  });
};
