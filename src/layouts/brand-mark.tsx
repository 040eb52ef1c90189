// The product's mark: a K drawn like two instruments crossing.
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="currentColor" opacity="0.14" />
    <path
      d="M10 7v18M10 16.5 20.5 7M14 13.2 22 25"
      fill="none"
      stroke="#8fd6d1"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
