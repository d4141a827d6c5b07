import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { asProblem, type Problem } from './api/problem.ts';
import { Skeleton } from './ui/states.tsx';

/** A part of the app whose script is loaded when it is first shown. */
export function lazy<Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): ComponentType<P> {
  let found: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [, setLoaded] = useState(found !== undefined);
    const [problem, setProblem] = useState<Problem>();
    useEffect(() => {
      if (found) return;
      load().then(
        (module) => {
          found = module[name];
          setLoaded(true);
        },
        (cause: unknown) => setProblem(asProblem(cause)),
      );
    }, []);
    if (problem) return <Outdated />;
    if (!found) return <Skeleton lines={6} />;
    const Found = found;
    return <Found {...props} />;
  };
}

/** The scripts of an earlier release are gone. */
function Outdated() {
  return (
    <div class="notice bad" role="alert">
      <p>This page could not be loaded. There may be a new version: reload the console.</p>
      <button type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  );
}
