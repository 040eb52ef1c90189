// Stands in for a ResizeObserver made by hand: every browser that the build is for has its own.
export default globalThis.ResizeObserver;
