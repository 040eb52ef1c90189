// What stands around every page and comes beside the page: one file of the build (scripts/groups.ts).
export { default as PrintHead } from '../../parts/platform/paper/print-head.tsx';
export { default as BooksBanner } from '../notice/books-banner.tsx';
export { default as Ticker } from '../notice/ticker.tsx';
export { default as Rail } from './rail.tsx';
export { default as SectionBar } from './section-bar.tsx';
