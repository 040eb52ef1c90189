// Every story: the frame of the product, a role, an address, and the choice of mode and language in the toolbar.
import type { Preview } from '@storybook/react-vite';
import dayjs from 'dayjs';
import 'dayjs/locale/id';
import '../src/base.css';
import '../src/print.css';
import '../src/kit/style/first.ts';
import { changeLanguage, loadTexts } from '../src/providers/i18n.ts';
import { preference } from '../src/providers/preference.ts';
import { session } from '../src/providers/session.ts';
import { applyTokens } from '../src/theme.ts';
import { Frame } from './frame.tsx';
import './preview.css';
import './visible.ts';
import { actAs, installServer } from './sample/server.ts';
import { configure } from 'storybook/test';

// Parts that load on demand take a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

dayjs.locale('id');
const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The list of an open select is moved through by the arrow keys of its combobox, which the rule cannot see. */
const scrollers = {
  id: 'scrollable-region-focusable',
  selector: '*:not(select, textarea, .rc-virtual-list-holder)',
};
installServer();

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // Asked once, in the light mode: the dark one differs in its colours only, which src/theme.test.ts measures. Which
    // elements keep a rule is not asked: naming them takes time.
    a11y: { test: dark ? 'off' : 'error', config: { rules: [scrollers] }, options: { resultTypes: ['violations'] } },
    layout: 'padded',
    controls: { expanded: true },
    // From the smallest piece to the whole page; below a room by name.
    options: { storySort: { method: 'alphabetical', order: ['Tokens', 'Kit', 'Screens', 'Parts', 'Layout', 'Pages'] } },
  },
  globalTypes: {
    mode: { toolbar: { title: 'Mode', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['id', 'en'], dynamicTitle: true } },
  },
  initialGlobals: { mode: dark ? 'dark' : 'light', language: 'id' },
  loaders: [
    async ({ args, globals }) => {
      const mode = globals.mode === 'dark' ? 'dark' : 'light';
      preference.set('mode', mode);
      applyTokens(mode, document.documentElement);
      actAs(Number(args.role ?? 0));
      await Promise.all([
        loadTexts('platform'),
        loadTexts('service'),
        loadTexts('finance'),
        loadTexts('inventory'),
        loadTexts('paket'),
        loadTexts('attendance'),
        changeLanguage(globals.language === 'en' ? 'en' : 'id'),
        session.load(),
      ]);
      return {};
    },
  ],
  decorators: [
    (Story, { parameters }) => (
      <Frame route={parameters.route as string | undefined} path={parameters.path as string | undefined}>
        <Story />
      </Frame>
    ),
  ],
};

export default preview;
