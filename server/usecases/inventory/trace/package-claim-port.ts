// The claims by which goods of sold packages left: the packages know them (inventory.md 10).
import { port } from '../../kernel/port.ts';

/** SQL: the number of the claim whose id is the SQL `id`. */
export const packageClaims = port<{ readonly codeOf: (id: string) => string }>('the claims of packages');
