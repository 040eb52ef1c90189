// Stands in for parts that antd's own bring along and no page shows (vite.config.ts).
const NoPart = (): null => null;
export default NoPart;
