// Questions to the person at the terminal. Answers may also come from a pipe, one a line, for scripts of the operator.
import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import type { z } from 'zod';
import { BootRefusal } from './boot-refusal.ts';

export interface Terminal {
  /** Asks until the answer has the right form; from a pipe a wrong answer ends the program. `hidden` shows nothing while it is typed. */
  readonly ask: <T>(question: string, shape: z.ZodType<T>, hidden?: boolean) => Promise<T>;
  readonly close: () => void;
}

const linesOf = (input: Interface): (() => Promise<string>) => {
  const lines = input[Symbol.asyncIterator]();
  return async () => {
    const { value, done } = await lines.next();
    if (done === true) throw new BootRefusal('The input ended before all questions were answered.');
    return value;
  };
};

/** Asks on the terminal that the command was typed in. */
export const openTerminal = (): Terminal => {
  let muted = false;
  const echo = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!muted) process.stdout.write(chunk);
      done();
    },
  });
  const isPerson = process.stdin.isTTY;
  const input = createInterface({ input: process.stdin, output: echo, terminal: isPerson });
  const nextLine = linesOf(input);
  return {
    ask: async (question, shape, hidden = false) => {
      for (;;) {
        process.stdout.write(`${question}: `);
        muted = hidden;
        const answer = shape.safeParse(await nextLine());
        muted = false;
        if (hidden || !isPerson) process.stdout.write('\n');
        if (answer.success) return answer.data;
        const reason = answer.error.issues[0]?.message ?? 'is not valid';
        if (!isPerson) throw new BootRefusal(`${question}: ${reason}.`);
        process.stdout.write(`  ${reason}\n`);
      }
    },
    close: () => input.close(),
  };
};
