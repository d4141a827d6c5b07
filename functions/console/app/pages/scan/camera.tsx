import { useEffect, useRef, useState } from 'preact/hooks';
import { readImage } from './reader.ts';

/** How often a picture of the camera is looked at. */
const lookMilliseconds = 200;
/** For so long the same label is the one that was just read. */
const sameMilliseconds = 3000;

/** The camera, once somebody asks for it: no page should ask for it by itself. */
export function Camera({ onLabel }: { onLabel: (label: string) => Promise<void> }) {
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
        await onLabel(label);
      }
      if (!isOver) timer = setTimeout(look, lookMilliseconds);
    };
    openCamera()
      .then(async (opened) => {
        stream = opened;
        if (isOver || !video.current) return stop(opened);
        video.current.srcObject = opened;
        await video.current.play();
        await look();
      })
      .catch(() => {
        setOn(false);
        setProblem('The camera cannot be used. Allow it in the browser, or type the label.');
      });
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) stop(stream);
    };
  }, [isOn, onLabel]);

  return (
    <>
      {isOn && (
        <video ref={video} class="camera" muted playsInline aria-label="What the camera sees" />
      )}
      {problem && (
        <p class="notice warn" role="alert">
          {problem}
        </p>
      )}
      <div>
        <button type="button" class={isOn ? '' : 'primary'} onClick={() => setOn(!isOn)}>
          {isOn ? 'Stop the camera' : 'Use the camera'}
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
