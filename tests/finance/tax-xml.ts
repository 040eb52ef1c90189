// Our own schemas of the files for the tax portal, and what reads a file by them.
import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import type { PayrollForm, TaxForm } from '../../src/resources/finance/tax-form.ts';

const schemaOf = (form: TaxForm | PayrollForm): string => readFileSync(`tests/fixtures/${form}.xsd`, 'utf8');

/** What is wrong with a file by our schema; empty: nothing. */
export const wrongIn = async (form: TaxForm | PayrollForm, contents: string): Promise<readonly string[]> => {
  const { errors } = await validateXML({
    xml: [{ fileName: `${form}.xml`, contents }],
    schema: [schemaOf(form)],
  });
  return errors.map(({ message }) => message);
};
/** Texts of every element of a name, in order. */
export const textsOf = (contents: string, element: string): readonly string[] =>
  [...contents.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => text);
