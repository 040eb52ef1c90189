// Every file is there for a reason: it is where something starts, or something that is started reads it.
import { describe, expect, it } from 'vitest';
import { allPaths, allSources, composedBy, importsOf, type Rule, sourceOf } from './source.ts';

/** Where reading begins: what a command, the build, a browser or the test runner opens by its name. */
const ENTRIES: readonly RegExp[] = [
  /^scripts\/[^/]+\.mjs$/,
  /^\.storybook\//,
  /^src\/main\.tsx$/,
  /^server\/(main|backup|create-admin|restore)\.ts$/,
  /^server\/(sheets\/sheet-worker|print\/payslip-worker|files\/xray-worker)\.ts$/,
  // The build puts these in the place of packages that the browser does not need.
  /^src\/providers\/(casbin-spare|collapse-spare|native-resize|part-spare|pluralize|qs|query-string|rest-client)\.ts$/,
  /^src\/(providers\/lodash\/[\w-]+\.ts|kit\/(dialog\/modal-later|page\/(options-later|tab-more))\.tsx)$/,
  /^scripts\/(antd-styles|first-styles|groups|stand-ins)\.ts$/,
  // The build writes it into the page.
  /^src\/first-paint\.css$/,
  /^tests\/support\/(global-setup|dom|null-watch|bundled-worker|start-worker)\.ts$/,
  /^tests\/faults\/template\.ts$/,
  /^tests\/bench\//,
];
const TESTS = /\.(test|spec|stories)\.tsx?$/;
const isEntry = (path: string): boolean => ENTRIES.some((entry) => entry.test(path));

const reachedFrom = (starts: readonly string[], imports: ReadonlyMap<string, readonly string[]>): Set<string> => {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...(imports.get(path) ?? []));
  }
  return reached;
};

/** Code of the product that only its tests read is as dead as code that nobody reads. */
const unreadIn =
  (paths: readonly string[]): Rule =>
  (sources) => {
    const imports = new Map([...composedBy, ...sources.map((source) => [source.path, importsOf(source)] as const)]);
    const product = reachedFrom(paths.filter(isEntry), imports);
    const tests = reachedFrom(
      paths.filter((path) => TESTS.test(path)),
      imports,
    );
    return paths.filter((path) => {
      if (TESTS.test(path)) return false;
      return path.startsWith('tests/') ? !product.has(path) && !tests.has(path) : !product.has(path);
    });
  };
const isRead = (path: string): boolean => /\.(ts|tsx|mjs|css|json)$/.test(path) && !/\.d\.m?ts$/.test(path);
const fixtures = /^tests\/fixtures\//;

describe('files', () => {
  it('are all read by what is started', () => {
    const paths = allPaths.filter((path) => isRead(path) && !fixtures.test(path));
    expect(unreadIn(paths)(allSources)).toEqual([]);
  });

  it.each([
    ['nobody', {}],
    ['their test only', { 'server/odd.test.ts': `import './odd.ts';` }],
    ['each other only', { 'server/even.ts': `import './odd.ts';`, 'server/odd.ts': `import './even.ts';` }],
  ])('are found when %s reads them', (_who, files) => {
    const sources = Object.entries({ 'server/main.ts': '', 'server/odd.ts': '', ...files }).map(([path, text]) =>
      sourceOf(path, text),
    );
    expect(unreadIn(sources.map(({ path }) => path))(sources)).toContain('server/odd.ts');
  });

  it('may be read on demand and by export', () => {
    const sources = [
      sourceOf('server/main.ts', `const late = () => import('./late.ts');`),
      sourceOf('server/late.ts', `export * from './odd.ts';`),
      sourceOf('server/odd.ts', ''),
    ];
    expect(unreadIn(sources.map(({ path }) => path))(sources)).toEqual([]);
  });
});
