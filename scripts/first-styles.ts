// The styles of the first paint stand in the page itself, and the style sheet of everything else below what they draw: the frame is
// painted as soon as the page is here, while the sheet and the scripts still come (docs/decisions/0140).
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What holds for every page before what the frame looks like. */
const SHEETS = ['base.css', 'first-paint.css'];
const COMMENT = /\/\*[^]*?\*\//g;
const LINK = /\s*<link rel="stylesheet"[^>]*>/g;

const styles = async (): Promise<string> => {
  const read = (name: string) => readFile(fileURLToPath(new URL(`../src/${name}`, import.meta.url)), 'utf8');
  const texts = await Promise.all(SHEETS.map(read));
  return texts.join('\n').replaceAll(COMMENT, '').replaceAll(/\s+/g, ' ').trim();
};

export const firstStyles: Plugin = {
  name: 'klinik:first-styles',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      const links = (html.match(LINK) ?? []).map((link) => link.trim());
      // Scripts of the page are modules, which wait for a sheet wherever it stands.
      return html
        .replaceAll(LINK, '')
        .replace('</head>', `<style>${await styles()}</style>\n</head>`)
        .replace('<noscript>', [...links, '<noscript>'].join('\n    '));
    },
  },
};
