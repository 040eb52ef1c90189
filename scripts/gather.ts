// Which modules of ours share a file (vite.config.ts). Left to itself the build makes a file of each set of pages that share something;
// most are a few hundred bytes. Here two sets become one where that saves more requests than it costs in what some page does not need.
import type { Plugin } from 'vite';

/** What a request costs, in bytes of source: below it a page rather takes what it does not need. */
const REQUEST = 11_000;
/** A page of more parts than this, before they are put together, has many; there a request costs so many times as much. */
const DEAR = { above: 40, times: 4 };
/** In bytes of source: no file of shared modules grows beyond it. */
const LARGEST = 60_000;

/** What the build says of a module. */
interface Known {
  readonly code?: string | null;
  readonly importedIds?: readonly string[];
  readonly dynamicallyImportedIds?: readonly string[];
}
/** Modules that the same roots reach: pages, and parts that are fetched later. */
interface Cell {
  readonly modules: Set<string>;
  readonly roots: Set<string>;
  /** Of these it imports statically, by any of its modules. */
  readonly wants: Set<string>;
  /** What it takes of the interface kit: whoever gets the cell gets that too. */
  readonly kit: Set<string>;
  size: number;
}

const PACKAGES =
  /from ["']((?:antd|@ant-design\/|@dnd-kit\/|react-hook-form|@hookform|casbin|zod|react-easy-crop)[^"']*)["']/;
const IMPORT = new RegExp(`import \\{([^}]*)\\} ${PACKAGES.source}|import [\\w*][^;]*? ${PACKAGES.source}`, 'g');
/** Of the kit, what every page has anyway. */
const EVERYWHERE = /^(?:App|Button|ConfigProvider|Input|Popover|Select|Tooltip|Skeleton|Alert|\w+(?:Outlined|Filled))$/;

const kitOf = (code: string): string[] =>
  [...code.matchAll(IMPORT)].flatMap(([, names, from, whole]) =>
    names === undefined || from !== 'antd'
      ? from?.startsWith('@ant-design/icons')
        ? []
        : [from ?? whole ?? '']
      : names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  );

/** Static closure of a module, among those that `isOurs` lets through. */
const closureOf = (
  from: string,
  infoOf: (id: string) => Known | null,
  isOurs: (id: string) => boolean,
): Set<string> => {
  const found = new Set<string>();
  const stack = [from];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (found.has(id) || !isOurs(id)) continue;
    found.add(id);
    stack.push(...(infoOf(id)?.importedIds ?? []));
  }
  return found;
};

/** Modules that several roots reach, those of the same roots together. */
const cellsOf = (
  ids: readonly string[],
  infoOf: (id: string) => Known | null,
  isShared: (id: string) => boolean,
): Cell[] => {
  const roots = new Set(ids.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []));
  const reachedBy = new Map<string, Set<string>>();
  for (const root of roots)
    for (const id of closureOf(root, infoOf, isShared)) reachedBy.set(id, (reachedBy.get(id) ?? new Set()).add(root));
  const cells = new Map<string, Cell>();
  for (const [id, by] of reachedBy) {
    const key = roots.has(id) ? id : [...by].toSorted().join();
    const cell = cells.get(key) ?? {
      modules: new Set(),
      roots: new Set(by),
      wants: new Set(),
      kit: new Set(),
      size: 0,
    };
    const { code, importedIds } = infoOf(id) ?? {};
    cell.modules.add(id);
    cell.size += code?.length ?? 0;
    importedIds?.forEach((wanted) => cell.wants.add(wanted));
    for (const name of kitOf(code ?? '')) if (!EVERYWHERE.test(name)) cell.kit.add(name);
    cells.set(key, cell);
  }
  return [...cells.values()];
};

/** What each root has of the kit. */
const kitByRoot = (cells: readonly Cell[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { roots, kit } of cells)
    for (const root of roots) {
      const has = found.get(root) ?? new Set();
      kit.forEach((name) => has.add(name));
      found.set(root, has);
    }
  return found;
};

interface Cells {
  /** By module. */
  readonly cellOf: Map<string, Cell>;
  /** What each root has of the interface kit. */
  readonly kits: ReadonlyMap<string, ReadonlySet<string>>;
  /** What a request less is worth to each root. */
  readonly worth: ReadonlyMap<string, number>;
}

/** A page of many files gains more by each that it does without. */
const worthByRoot = (cells: readonly Cell[]): ReadonlyMap<string, number> => {
  const files = new Map<string, number>();
  for (const { roots } of cells) for (const root of roots) files.set(root, (files.get(root) ?? 0) + 1);
  return new Map([...files].map(([root, count]) => [root, count > DEAR.above ? REQUEST * DEAR.times : REQUEST]));
};

/** The cell and all that it imports in turn. */
const withNeeds = (cell: Cell, cellOf: ReadonlyMap<string, Cell>): ReadonlySet<Cell> => {
  const found = new Set([cell]);
  for (const each of found)
    for (const id of each.wants) {
      const next = cellOf.get(id);
      if (next) found.add(next);
    }
  return found;
};

/** Bytes that roots of `into` get with `cell` which they do without; undefined: it is more than a few bytes of ours. */
const burdenOf = (cell: Cell, into: Cell, { cellOf, kits }: Cells): number | undefined => {
  let bytes = 0;
  for (const needed of withNeeds(cell, cellOf))
    for (const root of into.roots) {
      if (needed.roots.has(root)) continue;
      bytes += needed.size;
      for (const name of needed.kit) if (!kits.get(root)?.has(name)) return undefined;
    }
  return bytes;
};

/** Bytes that merging costs, less what the requests that it saves are worth; undefined: it is out of the question. */
const costOf = (one: Cell, other: Cell, known: Cells): number | undefined => {
  const saved = [...one.roots].reduce((sum, root) => sum + ((other.roots.has(root) && known.worth.get(root)) || 0), 0);
  if (saved === 0 || one.size + other.size > LARGEST) return undefined;
  const burdens = [burdenOf(one, other, known), burdenOf(other, one, known)] as const;
  return burdens[0] === undefined || burdens[1] === undefined ? undefined : burdens[0] + burdens[1] - saved;
};

/** Whether one leads to the other by way of a third: together they would wait for each other. */
const isRoundabout = (one: Cell, other: Cell, cellOf: ReadonlyMap<string, Cell>): boolean => {
  const wantedBy = (cell: Cell): readonly Cell[] => [...cell.wants].flatMap((id) => cellOf.get(id) ?? []);
  const leads = (from: Cell, to: Cell): boolean => {
    const found = new Set(wantedBy(from).filter((cell) => cell !== from && cell !== to));
    for (const each of found) {
      for (const next of wantedBy(each)) if (next !== from) found.add(next);
      if (found.has(to)) return true;
    }
    return false;
  };
  return leads(one, other) || leads(other, one);
};

const merge = (into: Cell, from: Cell, cellOf: Map<string, Cell>): void => {
  for (const id of from.modules) {
    into.modules.add(id);
    cellOf.set(id, into);
  }
  for (const cell of [...withNeeds(into, cellOf), ...withNeeds(from, cellOf)])
    for (const roots of [into.roots, from.roots]) roots.forEach((root) => cell.roots.add(root));
  from.wants.forEach((id) => into.wants.add(id));
  from.kit.forEach((name) => into.kit.add(name));
  into.size += from.size;
};

/** A cell that another one could become one file with, and the bytes that this costs: below zero, it saves something. */
interface Pair {
  readonly other: Cell;
  readonly cost: number;
}
type Pairs = Map<Cell, readonly Pair[]>;

/** The pair that saves most; undefined: none saves anything. */
const bestOf = (pairs: Pairs, left: ReadonlySet<Cell>): (Pair & { readonly one: Cell }) | undefined => {
  let best: (Pair & { readonly one: Cell }) | undefined;
  for (const [one, list] of pairs)
    for (const { other, cost } of list)
      if (left.has(other) && (best === undefined || cost < best.cost)) best = { one, other, cost };
  return best;
};

const without = (list: readonly Pair[] | undefined, ...cells: readonly Cell[]): readonly Pair[] =>
  (list ?? []).filter(({ other }) => !cells.includes(other));

/** Merges the pair that saves most, until none saves anything. */
const gather = (cells: Cell[]): Cell[] => {
  const cellOf = new Map(cells.flatMap((cell) => [...cell.modules].map((id) => [id, cell] as const)));
  const known: Cells = { cellOf, kits: kitByRoot(cells), worth: worthByRoot(cells) };
  const left = new Set(cells.filter(({ roots }) => roots.size > 1));
  const pairOf = (cell: Cell, other: Cell): readonly Pair[] => {
    const cost = other === cell ? undefined : costOf(cell, other, known);
    return cost !== undefined && cost < 0 ? [{ other, cost }] : [];
  };
  const pairsOf = (cell: Cell): readonly Pair[] => [...left].flatMap((other) => pairOf(cell, other));
  const pairs: Pairs = new Map([...left].map((cell) => [cell, pairsOf(cell)]));
  for (let best = bestOf(pairs, left); best; best = bestOf(pairs, left)) {
    const { one, other } = best;
    if (isRoundabout(one, other, cellOf)) {
      pairs.set(one, without(pairs.get(one), other));
      pairs.set(other, without(pairs.get(other), one));
      continue;
    }
    merge(one, other, cellOf);
    left.delete(other);
    pairs.delete(other);
    pairs.set(one, pairsOf(one));
    for (const [cell, list] of pairs)
      if (cell !== one) pairs.set(cell, [...without(list, one, other), ...pairOf(cell, one)]);
  }
  return [...left];
};

/**
 * The plugin that looks at the modules, and the name of the file that a module of ours shares with others.
 * @param ours what may be shared; @param settled modules whose static closure has files already
 */
export const gathered = (ours: RegExp, settled: readonly RegExp[]) => {
  const names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'klinik:gathered',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()].filter((id) => ours.test(id)).toSorted();
      const infoOf = (id: string): Known | null => this.getModuleInfo(id);
      const done = new Set<string>();
      for (const id of ids)
        if (settled.some((one) => one.test(id)))
          for (const reached of closureOf(id, infoOf, (each) => ours.test(each))) done.add(reached);
      const cells = gather(cellsOf(ids, infoOf, (id) => ours.test(id) && !done.has(id)));
      for (const [at, { modules }] of cells.toSorted((a, b) => b.size - a.size).entries())
        for (const id of modules) names.set(id, `shared-${at}`);
    },
  };
  return { plugin, nameOf: (id: string): string | null => names.get(id) ?? null };
};
