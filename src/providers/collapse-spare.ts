// Stands in for antd's Collapse inside its colour picker, which no page shows (vite.config.ts).
const NoCollapse = (): null => null;
export default NoCollapse;
