// The camera of the device, looked through for codes until it is closed. Whoever closes it, leaves the page or turns to another tab
// lets go of the camera: its light goes out.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createDecoder } from './decoder.ts';

/** The back of a phone, sharp enough for small symbols. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};
/** Milliseconds between two pictures. */
const PAUSE_MS = 100;
/** Pictures without the code after which it counts again: one box that stays before the camera is one. */
const GONE = 8;

/** Why there is no picture: nobody allowed it, there is no camera, or it (or the decoder) does not start. */
export type CameraTrouble = 'denied' | 'missing' | 'broken';
const troubleOf = (error: unknown): CameraTrouble => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'broken';
};

const pictureOf = (video: HTMLVideoElement): ImageData | undefined => {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return undefined;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0);
  return context?.getImageData(0, 0, width, height);
};

/** Tells each code once for as long as it is seen. */
const createSight = (onCode: (code: string) => void) => {
  let last: string | null = null;
  let without = 0;
  return (code: string | null): void => {
    if (code !== null && code !== last) onCode(code);
    without = code === last ? 0 : without + 1;
    if (code !== null) [last, without] = [code, 0];
    else if (without >= GONE) last = null;
  };
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Looks until `isOpen` says no. @throws DOMException of the camera, Error of the decoder */
const look = async (video: HTMLVideoElement, isOpen: () => boolean, onCode: (code: string) => void): Promise<void> => {
  const stream = await navigator.mediaDevices.getUserMedia(WANTED);
  const decoder = createDecoder();
  try {
    if (!isOpen()) return;
    video.srcObject = stream;
    await video.play();
    const see = createSight(onCode);
    while (isOpen()) {
      const picture = pictureOf(video);
      const code = picture ? await decoder.decode(picture) : null;
      if (isOpen()) see(code);
      await pause();
    }
  } finally {
    stream.getTracks().forEach((track) => track.stop());
    video.srcObject = null;
    decoder.close();
  }
};

/** Shows the camera in `video` and tells the codes that it sees. */
export const useCamera = (video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) => {
  const [trouble, setTrouble] = useState<CameraTrouble>();
  const [hidden, setHidden] = useState(document.hidden);
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const onTurn = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onTurn);
    return () => document.removeEventListener('visibilitychange', onTurn);
  }, []);
  useEffect(() => {
    const shown = video.current;
    if (!shown || hidden) return undefined;
    let open = true;
    look(
      shown,
      () => open,
      (code) => tell(code),
    ).catch((error: unknown) => {
      if (open) setTrouble(troubleOf(error));
    });
    return () => {
      open = false;
    };
  }, [video, hidden]);
  return trouble;
};
