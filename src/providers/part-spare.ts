// Stands in for parts that antd's own bring along and no page shows (scripts/stand-ins.ts).
const NoPart = (): null => null;
export default NoPart;
