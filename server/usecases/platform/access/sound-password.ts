// Which passwords nobody is given: those that stand in every guesser's list, and the own names (reliability.md 5, decision 49).
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { hashPassword } from './password.ts';

/** Whose password it will be. */
interface Owner {
  readonly name: string;
  readonly username: string;
}
/** A stranger has twenty guesses an hour: with lists, runs and names he is to need more than five years of them. */
const GUESSES = 1_000_000;
/** What follows is not looked at: nobody's list is that long. */
const MAX_LENGTH = 40;

let estimator: ZxcvbnFactory | undefined;

/** Words of the names, and the names written together. */
const namesOf = ({ name, username }: Owner): readonly string[] =>
  [name, username].flatMap((text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return [text.toLowerCase(), words.join(''), words.toReversed().join(''), ...words];
  });

/**
 * What is wrong with a password: 'password-common' for one that is found by lists, keyboard runs and repetitions, also in other
 * spellings, 'password-own-name' for one that the owner's names give away; null for a sound one. Mere letters by chance are sound
 * from five on.
 */
export const passwordProblem = (password: string, owner: Owner): 'password-common' | 'password-own-name' | null => {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_LENGTH });
  const { guesses, sequence } = estimator.check(password, [...namesOf(owner)]);
  if (guesses >= GUESSES || sequence.every(({ pattern }) => pattern === 'bruteforce')) return null;
  const isOwn = sequence.some((match) => match['dictionaryName'] === 'userInputs');
  return isOwn ? 'password-own-name' : 'password-common';
};

/** @throws Refusal password-common, password-own-name (422), at the field `password` */
export const requireSoundPassword = (password: string, owner: Owner): void => {
  const problem = passwordProblem(password, owner);
  if (problem) throw refuseField(problem, 'password');
};

/** The hash of a password that somebody chose. @throws Refusal password-common, password-own-name (422) */
export const hashNewPassword = (password: string, owner: Owner): Promise<string> => {
  requireSoundPassword(password, owner);
  return hashPassword(password);
};
