// Which modules make a file of the client together (vite.config.ts, docs/decisions/0132).
import { gathered } from './gather.ts';

/** The entry keeps a file of its own, which .size-limit.js asks for. */
const notEntry = (id: string): boolean => !id.endsWith('/src/main.tsx') && !id.endsWith('/index.html');

/** Not with all that it imports. */
const alone = { includeDependenciesRecursively: false } as const;
/** What several pages share of our own modules. */
export const shared = gathered(/\/src\/.*\.tsx?$|\.module\.css$/, [
  /\/src\/(?:main|app|screens\/list\/list-screen)\.tsx$/,
]);
/** What stands around every page and comes beside it. */
const FRAME =
  /\/src\/layouts\/(?:app\/(?:rail|use-rail|section-bar|print-head)|notice\/(?:books-banner|ticker|use-foot))[\w.-]*$/;
/**
 * What the application needs before any page is one file, what a list adds to it another; each takes with its module what that imports.
 * The login page keeps its own few files. The rest takes no more than it names.
 */
export const groups = [
  { name: 'base', test: notEntry, tags: ['$initial' as const], priority: 9 },
  { name: 'shell', test: /\/src\/app\.tsx$/, priority: 8 },
  { name: 'list', test: /\/src\/screens\/list\/list-screen\.tsx$/, priority: 7 },
  { name: 'hook-form', test: /node_modules\/react-hook-form\//, priority: 6 },
  { name: 'icons', test: /@ant-design\/icons(?:-svg)?\/es\//, minShareCount: 6, priority: 5, ...alone },
  { name: 'launcher', test: /@ant-design\/icons(?:-svg)?\/es\//, minShareCount: 3, priority: 1, ...alone },
  {
    name: 'parts',
    test: /antd\/es\/(?:alert|skeleton|_util|watermark|checkbox\/useBubbleLock)|rc-checkbox|@babel\/runtime\/helpers\//,
    minShareCount: 60,
    priority: 5,
    ...alone,
  },
  { name: 'frame', test: FRAME, priority: 5, ...alone },
  { name: shared.nameOf, test: /\/src\//, priority: 4, ...alone },
];
