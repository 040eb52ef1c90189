// Refine's names of resources are ours and Indonesian, which makes no plurals: English rules would only be carried along.
const asItIs = (word: string): string => word;

export default { plural: asItIs, singular: asItIs };
