// The front camera, and a small picture of what it sees. Whoever leaves lets go of it: its light goes out.
import { type RefObject, useEffect, useState } from 'react';
import { hasCamera } from '../../../kit/scan/camera-here.ts';

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } },
};
const SIDE = 480;
const QUALITY = 0.8;

const show = (sight: HTMLVideoElement, stream: MediaStream): Promise<void> => {
  sight.srcObject = stream;
  return sight.play();
};

/** Shows the camera in `video` while `wanted`. `ready`: a picture can be taken; `missing`: there is none, or nobody allowed it. */
export const useSnapshot = (video: RefObject<HTMLVideoElement | null>, wanted: boolean) => {
  const [state, setState] = useState<'waiting' | 'ready' | 'missing'>('waiting');
  useEffect(() => {
    if (!wanted) return undefined;
    let stream: MediaStream | undefined;
    let isOpen = true;
    const open = async () => {
      if (!hasCamera()) throw new Error('no camera');
      stream = await navigator.mediaDevices.getUserMedia(WANTED);
      const sight = video.current;
      if (!isOpen || !sight) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      await show(sight, stream);
      setState('ready');
    };
    // Told by `missing`: the page says what to do about it.
    open().catch(() => isOpen && setState('missing'));
    return () => {
      isOpen = false;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [video, wanted]);

  /** A data URL; null where there is no picture. */
  const take = (): string | null => {
    const sight = video.current;
    if (!sight || sight.videoWidth === 0) return null;
    const scale = Math.min(1, SIDE / Math.max(sight.videoWidth, sight.videoHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(sight.videoWidth * scale);
    canvas.height = Math.round(sight.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(sight, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', QUALITY);
  };
  return { state, take };
};
