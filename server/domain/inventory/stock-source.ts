// Kinds of documents that give goods to patients and take them back: what their moves are traced by (inventory.md 10).

export const stockSource = {
  bhp: 'visitperawatan',
  sale: 'sale',
  saleReturn: 'salesreturn',
  claim: 'membershipperawatanused',
} as const;
