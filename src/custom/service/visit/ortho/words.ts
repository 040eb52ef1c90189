// Values of orthodontics as they are said.

type Options = readonly { readonly value: string; readonly label: string }[];

/** The label of a choice, or the value where it is none of the choices any more. */
export const labelIn = (options: Options, value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
