// What stands behind the button of a menu; drop-menu.tsx fetches it.
export { Dropdown } from 'antd';
