// Hands the design tokens to antd.
import { type ThemeConfig, theme as antd } from 'antd';
import { type Mode, motion, type Palette, palettes, shape, tones, type } from '../theme.ts';

/** Notices stand on the surfaces of their tone; antd would derive murky ones. */
const noticeColors = (mode: Mode) => {
  const { danger, warning, success, info } = tones[mode];
  return {
    colorErrorBg: danger.surface,
    colorErrorBorder: danger.edge,
    colorWarningBg: warning.surface,
    colorWarningBorder: warning.edge,
    colorSuccessBg: success.surface,
    colorSuccessBorder: success.edge,
    colorInfoBg: info.surface,
    colorInfoBorder: info.edge,
  };
};

/** Where a component departs from the tokens. */
const componentTokens = (mode: Mode, palette: Palette): ThemeConfig['components'] => ({
  Button: {
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    fontWeight: 500,
    dangerColor: mode === 'dark' ? palette.page : '#ffffff',
    // Of one that is busy: its wheel says so, and its word stays readable.
    opacityLoading: 1,
  },
  Tabs: { itemSelectedColor: palette.link, itemHoverColor: palette.link, inkBarColor: palette.link },
  Slider: {
    railBg: palette.edge,
    railHoverBg: palette.edge,
    trackBg: palette.primary,
    trackHoverBg: palette.primaryHover,
    handleColor: palette.primary,
    handleActiveColor: palette.focus,
  },
  Table: {
    headerBg: palette.sunken,
    headerColor: palette.textQuiet,
    headerSplitColor: 'transparent',
    headerSortActiveBg: palette.sunken,
    headerSortHoverBg: palette.edgeQuiet,
    bodySortBg: 'transparent',
    rowHoverBg: palette.primarySoft,
    borderColor: palette.edgeQuiet,
    cellPaddingBlockMD: 9,
    cellPaddingInlineMD: 12,
  },
  Modal: { titleFontSize: type.lead },
  Tooltip: { colorBgSpotlight: palette.frame },
});

/**
 * antd's theme of a mode: our colours and sizes, CSS variables, no generated class names.
 * @param moves false: things open and close at once; antd then waits for no transition
 */
export const antdTheme = (mode: Mode, moves: boolean): ThemeConfig => {
  const palette = palettes[mode];
  const tone = tones[mode];
  return {
    cssVar: { key: 'klinik' },
    hashed: false,
    algorithm: mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: {
      motion: moves,
      colorPrimary: palette.primary,
      colorPrimaryHover: palette.primaryHover,
      colorPrimaryActive: palette.primaryActive,
      colorInfo: palette.primary,
      colorLink: palette.link,
      colorLinkHover: palette.primaryHover,
      // Also the text of dangerous buttons: antd darkens it in the dark mode, so it starts lighter there.
      colorError: mode === 'dark' ? tone.danger.text : palette.danger,
      colorErrorText: tone.danger.text,
      colorSuccess: tone.success.text,
      colorWarning: tone.warning.text,
      ...noticeColors(mode),
      colorBgLayout: palette.page,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorText: palette.text,
      colorTextSecondary: palette.textQuiet,
      colorTextTertiary: palette.textFaint,
      colorTextDescription: palette.textFaint,
      colorTextPlaceholder: palette.textFaint,
      // Disabled fields hold values that are read.
      colorTextDisabled: palette.textFaint,
      colorBgContainerDisabled: palette.sunken,
      colorBorder: palette.edge,
      colorBorderSecondary: palette.edgeQuiet,
      fontFamily: type.family,
      fontSize: type.body,
      borderRadius: shape.radius,
      borderRadiusLG: shape.radiusCard,
      controlHeight: shape.control,
      controlHeightSM: shape.controlSmall,
      boxShadow: palette.shadow,
      boxShadowSecondary: palette.shadow,
      motionDurationFast: `${motion.quick / 1000}s`,
      motionDurationMid: `${motion.calm / 1000}s`,
      motionDurationSlow: `${motion.calm / 1000}s`,
      controlOutlineWidth: 2,
      controlOutline: palette.primarySoft,
      // What is chosen in lists, menus and tables; of a dark primary antd would derive a grey that quiet words fade into.
      controlItemBgActive: palette.primarySoft,
      controlItemBgActiveHover: palette.primarySoft,
    },
    components: componentTokens(mode, palette),
  };
};
