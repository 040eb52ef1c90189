// A start that cannot go on for a reason the operator can mend. main.ts prints the sentence, without a stack, and exits with 1.

export class BootRefusal extends Error {
  override readonly name = 'BootRefusal';
}
