// Where a person's picture is read. The file's id makes each picture an address of its own, so that a new one is seen at once.

/** Address of the picture, or null: the initials stand in its place. */
export const avatarUrl = (userId: number, fileId: number | null): string | null =>
  fileId === null ? null : `/api/users/${userId}/avatar?v=${fileId}`;
