// The styles of what antd draws first, written down by the build: generating them took a slow phone longer than drawing the rows, and
// each that was put into the page had all of it measured again. What is not among them antd generates as ever; its own record of them,
// which stands in the sheet, says which are here (docs/decisions/0148).
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import {
  App,
  Button,
  Checkbox,
  ConfigProvider,
  Input,
  Popover,
  Segmented,
  Select,
  Skeleton,
  type ThemeConfig,
} from 'antd';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** What frame, lists, boards and the login page are made of. */
const FIRST = [
  createElement(Button),
  createElement(Input),
  createElement(Input.Password),
  createElement(Select),
  createElement(Checkbox),
  createElement(Segmented, { options: ['1'] }),
  createElement(Skeleton),
  createElement(Popover),
];

/** Colours, sizes and durations are variables, which stay with the running program: the styles are those of every mode. */
export const antdStyles = (theme: ThemeConfig): string => {
  const cache = createCache();
  renderToString(
    createElement(
      StyleProvider,
      { cache },
      createElement(ConfigProvider, { theme }, createElement(App, null, ...FIRST)),
    ),
  );
  return extractStyle(cache, { plain: true, types: ['style'] });
};
