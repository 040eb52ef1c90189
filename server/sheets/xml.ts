// Reads XML as it streams by. Names come without their prefix: <x:row> and <row> are the same element to who reads a sheet.
import { StringDecoder } from 'node:string_decoder';
import sax from 'sax';
import { Refusal } from '../../src/resources/refusals.ts';

export interface XmlReader {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
  /** Asked between pieces: true leaves the rest unread. */
  readonly isDone?: () => boolean;
}

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/** @throws Refusal wrong-template (422) for what is no well-formed XML, or declares entities of its own */
export const readXml = async (pieces: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> => {
  const parser = sax.parser(true, { position: false });
  const decoder = new StringDecoder('utf8');
  const refuse = () => {
    throw new Refusal('wrong-template');
  };
  const handlers: Partial<sax.SAXParser> = {
    onerror: refuse,
    ondoctype: refuse,
    onopentag: ({ name, attributes }) => {
      const plain = Object.entries(attributes as Record<string, string>).map(([key, value]) => [localOf(key), value]);
      reader.open?.(localOf(name), Object.fromEntries(plain));
    },
    onclosetag: (name) => reader.close?.(localOf(name)),
    ontext: (text) => reader.text?.(text),
    oncdata: (text) => reader.text?.(text),
  };
  Object.assign(parser, handlers);
  for await (const piece of pieces) {
    parser.write(decoder.write(piece));
    if (reader.isDone?.() === true) return;
  }
  parser.close();
};
