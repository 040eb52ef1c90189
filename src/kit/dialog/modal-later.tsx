// antd's App brings the whole of its dialogs for questions that are asked seldom. They are fetched with the first question, or when the
// page is at rest (scripts/stand-ins.ts).
import type { ModalFuncProps } from 'antd';
import type { HookAPI } from 'antd/es/modal/useModal';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { atRest } from '../page/at-rest.ts';

interface Props {
  readonly onReady: (api: HookAPI) => void;
}
type Kind = keyof HookAPI;
type Question = ReturnType<HookAPI[Kind]>;
type Dialogs = ComponentType<Props>;
const KINDS: readonly Kind[] = ['info', 'success', 'error', 'warning', 'confirm'];

let here: Dialogs | undefined;
/** Fetches the dialogs ahead of their need. A failure is not kept: the next question tries again. */
const fetchDialogs = async (): Promise<Dialogs> => (here ??= (await import('./modal-here.tsx')).Dialogs);
const fetchAhead = (): void => void fetchDialogs().catch(() => undefined);

/** Without the network the browser itself asks, and tells. */
const askPlainly = (kind: Kind, { title, content, onOk, onCancel }: ModalFuncProps): boolean => {
  const text = [title, content].filter((part) => typeof part === 'string').join('\n\n');
  if (kind === 'confirm') {
    const isMeant = window.confirm(text);
    (isMeant ? onOk : onCancel)?.();
    return isMeant;
  }
  window.alert(text);
  onOk?.();
  return true;
};

/** Asks as soon as it can be asked. The question can be taken back, changed and waited for from the beginning. */
const questionOf = (kind: Kind, config: ModalFuncProps, ready: Promise<HookAPI>): Question => {
  // A question is its own answer to whoever waits for it: it travels in a box.
  const asked = ready.then((api) => ({ question: api[kind](config) }));
  const answer = asked.then(
    ({ question }) => question as PromiseLike<boolean>,
    () => askPlainly(kind, config),
  );
  const change = (act: (question: Question) => void): void =>
    void asked.then(
      ({ question }) => act(question),
      () => undefined,
    );
  return Object.assign(answer, {
    destroy: () => change((question) => question.destroy()),
    update: (next: Parameters<Question['update']>[0]) => change((question) => question.update(next)),
  }) as unknown as Question;
};

/** The questions, and what draws them once it is wanted: `bring` is told when. */
const createQuestions = (bring: (part: Dialogs) => void) => {
  let onReady: Props['onReady'] = () => undefined;
  const isDrawn = new Promise<HookAPI>((resolve) => (onReady = resolve));
  const whenReady = async (): Promise<HookAPI> => {
    bring(await fetchDialogs());
    return isDrawn;
  };
  const asked = KINDS.map((kind) => [kind, (config: ModalFuncProps) => questionOf(kind, config, whenReady())]);
  return { api: Object.fromEntries(asked) as HookAPI, onReady };
};

/** In the place of antd's `useModal`, for its App. */
export default function useModalLater(): readonly [HookAPI, ReactNode] {
  const [part, bring] = useState<{ readonly Dialogs: Dialogs }>();
  const [{ api, onReady }] = useState(() => createQuestions((Dialogs) => bring({ Dialogs })));
  useEffect(() => atRest(fetchAhead), []);
  return [api, part && <part.Dialogs key="dialogs" onReady={onReady} />];
}
