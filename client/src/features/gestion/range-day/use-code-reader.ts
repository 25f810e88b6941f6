import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How often the picture is looked at. */
const READ_MS = 200;

const FORMATS = { formats: ['qr_code' as const] };

type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: typeof FORMATS): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** The browser's own detector where it reads QR codes, otherwise that of a library, which is loaded then. */
export const loadDetector = async (): Promise<Detector> => {
  const { BarcodeDetector: own } = window as { BarcodeDetector?: DetectorClass };
  if (own && (await own.getSupportedFormats()).includes('qr_code')) return new own(FORMATS);
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector(FORMATS);
};

export type CameraState = 'starting' | 'on' | 'refused' | 'missing' | 'failed';

/** By the names of the exceptions of getUserMedia. */
const STATES: Record<string, CameraState> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

const openCamera = async () => {
  // Absent where the page is not secure.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('No camera', 'NotFoundError');
  return devices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } },
    audio: false,
  });
};

/** The first code in the picture; null without one, and while the camera has no picture yet. */
const readCode = async (detector: Detector, video: HTMLVideoElement) => {
  try {
    const [found] = await detector.detect(video);
    return found?.rawValue ?? null;
  } catch {
    return null;
  }
};

const pause = () => new Promise((resolve) => setTimeout(resolve, READ_MS));

/** Shows the camera in the video and reads codes, one after the other, until the component is gone. */
export const useCodeReader = (read: (text: string | null) => Promise<void>) => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(0);
  const onRead = useEffectEvent(read);

  useEffect(() => {
    const { current: shown } = video;
    let isOver = false;
    let stream: MediaStream | null = null;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());

    const run = async () => {
      stream = await openCamera();
      if (isOver || !shown) return stop();
      // As when another application takes the camera.
      stream.getTracks().forEach((track) => track.addEventListener('ended', () => setState('failed')));
      shown.srcObject = stream;
      const [detector] = await Promise.all([loadDetector(), shown.play()]);
      if (!isOver) setState('on');
      while (!isOver) {
        await onRead(await readCode(detector, shown));
        await pause();
      }
    };

    run().catch((error: unknown) => {
      stop();
      if (!isOver) setState((error instanceof DOMException && STATES[error.name]) || 'failed');
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [attempt]);

  const retry = () => {
    setState('starting');
    setAttempt(attempt + 1);
  };
  return { video, state, retry };
};
