// ARCHITECTURE.md prints the rooms of the use cases as they are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TABLE_OWNERS } from './table-owners.ts';
import { USECASE_ROOMS, usecaseRooms } from './usecase-rooms.ts';

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ') || 'nothing';
const tablesOf = (room: string): readonly string[] =>
  Object.keys(TABLE_OWNERS).filter((table) => TABLE_OWNERS[table] === room);

/** One row a room, from the ground up. */
const rows = usecaseRooms.map((room) => {
  const { holds, reads } = USECASE_ROOMS[room];
  return `| \`${room}\` | ${holds} | ${code(reads)} | ${code(tablesOf(room))} |`;
});

const missingIn = (page: string): readonly string[] => rows.filter((row) => !page.includes(`${row}\n`));

describe('the page of the architecture', () => {
  const page = readFileSync(join(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8');

  it('has a row for each room of the use cases, with what it reads and writes', () => {
    expect(missingIn(page)).toEqual([]);
    expect(
      page.match(/^\| `(kernel|insight|(platform|finance|service|inventory|paket|attendance)\/[\w.-]+)` \|/gm),
    ).toHaveLength(rows.length);
  });

  it('would be seen to leave one out', () => {
    expect(missingIn(page.replace('| `finance/ledger` |', '| `finance/book` |'))).toHaveLength(1);
  });
});
