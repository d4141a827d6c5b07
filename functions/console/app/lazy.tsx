import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { offline, Problem } from './api/problem.ts';
import { useRecovery } from './api/use-recovery.ts';
import { useSlow } from './api/use-slow.ts';
import { NotLoaded, Skeleton, StillWaiting } from './ui/states.tsx';
import { hasUnsaved } from './unsaved.ts';

/** A part of the app whose script is loaded when it is first shown. */
export function lazy<Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): ComponentType<P> {
  let component: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [isLoaded, setLoaded] = useState(component !== undefined);
    const [problem, setProblem] = useState<Problem>();
    const isSlow = useSlow(!isLoaded && !problem);
    useEffect(() => {
      if (component) return;
      load().then(
        (module) => {
          component = module[name];
          setLoaded(true);
        },
        async (cause: unknown) => {
          const isThere = await isReachable();
          if (isThere) console.error(cause);
          setProblem(isThere ? outdatedProblem() : offline());
        },
      );
    }, []);
    const recover = async () => {
      if (!(await isReachable())) return;
      // A browser does not try again to load a script that failed once; only a reload of the page helps.
      if (hasUnsaved()) setProblem(outdatedProblem());
      else location.reload();
    };
    const retry = () => void recover();
    useRecovery(problem, retry);
    if (component) {
      const Component = component;
      return <Component {...props} />;
    }
    if (!problem) {
      return (
        <>
          {isSlow && <StillWaiting label="Reload" reload={() => location.reload()} />}
          <Skeleton lines={6} />
        </>
      );
    }
    const isOutdated = problem.code === 'outdated';
    return (
      <NotLoaded
        problem={problem}
        label={isOutdated ? 'Reload' : undefined}
        reload={isOutdated ? () => location.reload() : retry}
      />
    );
  };
}

/** Shown after a release, which removes the scripts of the one before. */
const outdatedProblem = () =>
  new Problem(0, {
    code: 'outdated',
    message: 'This page could not be loaded. There may be a new version: reload the console.',
  });

function isReachable(): Promise<boolean> {
  return fetch('/v1/ping', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
