// Which modules make a file of the client together (vite.config.ts, docs/decisions/0132).
import { gathered } from './gather.ts';

/** The entry keeps a file of its own, which .size-limit.js asks for. */
const notEntry = (id: string): boolean => !id.endsWith('/src/main.tsx') && !id.endsWith('/index.html');

/** Not with all that it imports. */
const alone = { includeDependenciesRecursively: false } as const;
/** What several pages share of our own modules. */
export const shared = gathered(/\/src\/.*\.tsx?$|\.module\.css$/, [
  /\/src\/(?:main|app|layouts\/app\/frame|screens\/list\/list-screen)\.tsx?$/,
]);
const ICONS = /@ant-design\/icons(?:-svg)?\/es\//;
/** What most pages have of the interface kit beside what the shell and lists need, a few hundred bytes each. */
const COMMON = new RegExp(
  [
    ICONS.source,
    'antd/es/(?:alert|skeleton|_util|watermark|grid/hooks|checkbox/useBubbleLock|style/motion/fade)',
    'rc-checkbox|@babel/runtime/helpers/',
  ].join('|'),
);
/** What comes with the sums below a list, and with whoever else asks several questions at once. */
const TOTALS = /\/(?:list-totals\.tsx|kernel\/sums\.ts|useQueries\.js|queriesObserver\.js)$/;
/** A few lines each that charts have, and that others share with them. */
const HELPERS = /\/(?:tslib\/tslib\.es6\.m?js|createForOfIteratorHelper\.js)$/;
/**
 * What the application needs before any page is one file, what stands around every page another, what a list adds to both a third; each
 * takes with its module what that imports.
 * The login page keeps its own few files. The rest takes no more than it names.
 */
export const groups = [
  { name: 'base', test: notEntry, tags: ['$initial' as const], priority: 9 },
  { name: 'shell', test: /\/src\/app\.tsx$/, priority: 8 },
  { name: 'list', test: /\/src\/screens\/list\/list-screen\.tsx$/, priority: 7 },
  { name: 'frame', test: /\/src\/layouts\/app\/frame\.ts$/, priority: 7 },
  { name: 'hook-form', test: /node_modules\/react-hook-form\//, priority: 6 },
  { name: 'totals', test: TOTALS, priority: 6, ...alone },
  { name: 'common', test: COMMON, minShareCount: 6, priority: 5, ...alone },
  { name: 'helpers', test: HELPERS, priority: 6, ...alone },
  { name: 'icons', test: ICONS, minShareCount: 2, priority: 1, ...alone },
  { name: shared.nameOf, test: /\/src\//, priority: 4, ...alone },
];
