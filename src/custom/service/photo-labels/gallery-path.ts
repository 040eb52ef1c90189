/** Address of the gallery with these filters. */
export const galleryPath = (filter: Readonly<Record<string, number>>): string => {
  const search = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  return `/service/multimedia/multimedia?${search.toString()}`;
};
