import { describe, expect, it } from 'vitest';
import { antdStyles } from '../../scripts/antd-styles.ts';
import { antdTheme } from '../../src/providers/antd-theme.ts';

const styles = antdStyles(antdTheme('light', true));
/** What antd itself reads from the sheet: key of the tokens and component of each style that is here. */
const recorded = /data-ant-cssinjs-cache-path\{content:"([^"]*)"/.exec(styles)?.[1] ?? '';

describe('the styles of what antd draws first', () => {
  it.each(['Button-Button', 'Input-Component', 'Select-Select', 'Checkbox-Checkbox', 'Popover-Popover', 'Shared'])(
    'are recorded, those of %s among them',
    (component) => {
      expect(recorded).toContain(`|${component}|`);
    },
  );

  // One sheet is right for all: colours, sizes and durations are variables.
  it.each([
    ['dark', true],
    ['light', false],
    ['dark', false],
  ] as const)('are the same in the %s mode, moving: %s', (mode, moves) => {
    expect(antdStyles(antdTheme(mode, moves))).toBe(styles);
  });
});
