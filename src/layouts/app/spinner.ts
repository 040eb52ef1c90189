// What turns while a menu waits; branch-menu.tsx fetches it.
export { Spin } from 'antd';
