// Between the forms library and zod: comes with the checks.
export { zodResolver } from '@hookform/resolvers/zod';
