// Sends the waiting photos, two at a time; what fails stays to be tried again.
import { useInvalidate } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import { sendCall } from '../../../providers/send.ts';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { formOf, isSendable, type QueuedPhoto, queuedPhoto, stateAfter, type Subject } from './queue.ts';

const AT_ONCE = 2;

/** How many of a sending have come through. */
interface Progress {
  readonly done: number;
  readonly total: number;
}

/** What becomes of a photo that did not come through, and why. */
const failureOf = (error: unknown): Pick<QueuedPhoto, 'state' | 'message'> => {
  const { code, message, errors } = refusalOf(error);
  return { state: stateAfter(code), message: Object.values(errors ?? {})[0]?.[0] ?? message };
};

/** Addresses of files are given back when the page is left. */
const useAddresses = () => {
  const known = useRef(new Set<string>());
  useEffect(() => {
    const addresses = known.current;
    return () => addresses.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  const open = (file: File): string => {
    const url = URL.createObjectURL(file);
    known.current.add(url);
    return url;
  };
  const close = (url: string): void => {
    URL.revokeObjectURL(url);
    known.current.delete(url);
  };
  return { open, close };
};

export const useUpload = (subject: Subject) => {
  const [photos, setPhotos] = useState<readonly QueuedPhoto[]>([]);
  const [progress, setProgress] = useState<Progress>();
  const next = useRef(1);
  const addresses = useAddresses();
  const invalidate = useInvalidate();

  /** @param labels of the files, by place; without one nothing is said of a photo yet */
  const add = (files: readonly File[], labels: readonly (number | null)[] = []): readonly QueuedPhoto[] => {
    const added = files.map((file, at) => queuedPhoto(next.current++, file, addresses.open(file), labels[at] ?? null));
    setPhotos((now) => [...now, ...added]);
    return added;
  };
  const change = (key: number, part: Partial<QueuedPhoto>): void =>
    setPhotos((now) => now.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  const drop = ({ key, url }: QueuedPhoto): void => {
    addresses.close(url);
    setPhotos((now) => now.filter((photo) => photo.key !== key));
  };

  const sendOne = async (photo: QueuedPhoto): Promise<void> => {
    change(photo.key, { state: 'sending', message: undefined });
    try {
      await sendCall('service.visitmultimedia.create', {}, formOf(photo, subject));
      drop(photo);
    } catch (error) {
      change(photo.key, failureOf(error));
    }
    setProgress((now) => now && { ...now, done: now.done + 1 });
  };

  const send = async (): Promise<void> => {
    const waiting = photos.filter(isSendable);
    setProgress({ done: 0, total: waiting.length });
    const work = async (): Promise<void> => {
      for (let photo = waiting.shift(); photo; photo = waiting.shift()) await sendOne(photo);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setProgress(undefined);
    await invalidate({ resource: visitmultimedia.name, invalidates: ['list'] });
  };

  return { photos, progress, add, change, drop, send };
};
