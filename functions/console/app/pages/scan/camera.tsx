import { useEffect, useRef, useState } from 'preact/hooks';
import { readImage } from './reader.ts';

/** How often a camera picture is searched for a code. */
const lookMilliseconds = 200;
/** A label that stays in view is not reported again for this long. */
const sameMilliseconds = 3000;

interface CameraProps {
  onLabel: (label: string) => void;
  /** Whether the camera is the main thing on its page. */
  isMain?: boolean;
}

/** The camera, which starts on request. */
export function Camera({ onLabel, isMain = true }: CameraProps) {
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState('');
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!isOn) return undefined;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let last = { label: '', at: 0 };
    const look = async () => {
      const label = video.current && (await readImage(video.current).catch(() => undefined));
      const isNew = label && (label !== last.label || Date.now() - last.at > sameMilliseconds);
      if (label) last = { label, at: isNew ? Date.now() : last.at };
      if (isNew) {
        navigator.vibrate?.(60);
        onLabel(label);
      }
      if (!isOver) timer = setTimeout(look, lookMilliseconds);
    };
    openCamera()
      .then(async (openStream) => {
        stream = openStream;
        if (isOver || !video.current) return stop(openStream);
        video.current.srcObject = openStream;
        await video.current.play();
        await look();
      })
      .catch(() => {
        // It was stopped before it started, which is no failure.
        if (isOver) return;
        setOn(false);
        setProblem('The camera is not available. Allow it in your browser, or type the label.');
      });
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) stop(stream);
    };
  }, [isOn, onLabel]);

  const toggle = () => {
    setProblem('');
    setOn(!isOn);
  };
  return (
    <>
      {isOn && <video ref={video} class="camera" muted playsInline aria-label="Camera" />}
      {problem && (
        <p class="notice warn" role="alert">
          {problem}
        </p>
      )}
      <div>
        <button type="button" class={isMain && !isOn ? 'primary' : ''} onClick={toggle}>
          {isOn ? 'Stop camera' : 'Use camera'}
        </button>
      </div>
    </>
  );
}

function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) return Promise.reject(new Error('There is no camera.'));
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
