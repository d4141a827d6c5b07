import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';
import type { LocalFunction } from './template.ts';

/** A function takes 2 to 5 MB, most of it its copy of the SDK: a hundred of them are too many to keep. */
export const functionsPerHost = 20;
/** In megabytes: far more than so many functions need. */
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 2 };
/** A thread without work gives its memory back, as Lambda does; the next call starts another one. */
const restMilliseconds = 30_000;

const threadFile = join(import.meta.dirname, 'function-host.ts');

/** What a thread is asked. */
export interface HostCall {
  id: number;
  /** Where the bundle is, as a URL. */
  bundle: string;
  event: GatewayEvent;
  timeoutMilliseconds: number;
}

/** What it answers: what the function made of the event, or threw. */
export interface HostAnswer {
  id: number;
  result?: GatewayResult;
  error?: unknown;
}

/** Runs functions that are waited for, a few in a thread, each loaded with its first call. */
export class FunctionHosts {
  readonly #hosts = new Set<Host>();

  /** What a function makes of an event. Throws where the function throws, or its thread ends. */
  invoke(fn: LocalFunction, event: GatewayEvent): Promise<GatewayResult> {
    return this.#hostOf(fn).call(fn, event);
  }

  stop(): void {
    for (const host of this.#hosts) host.end(new Error('The service ends.'));
  }

  #hostOf({ folder }: LocalFunction): Host {
    const hosts = [...this.#hosts];
    const known = hosts.find((host) => host.has(folder)) ?? hosts.find((host) => !host.isFull);
    if (known) return known;
    const host = new Host(() => this.#hosts.delete(host));
    this.#hosts.add(host);
    return host;
  }
}

interface Waiting {
  resolve: (result: GatewayResult) => void;
  reject: (error: unknown) => void;
}

class Host {
  readonly #worker = new Worker(threadFile, { resourceLimits: heap });
  readonly #folders = new Set<string>();
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEnd: () => void;
  #calls = 0;
  #resting: NodeJS.Timeout | undefined;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#worker.on('message', ({ id, ...outcome }: HostAnswer) => this.#settle(id, outcome));
    this.#worker.once('error', (error) => this.end(error));
    this.#worker.once('exit', () => this.end(new Error('The thread of the function ended.')));
    this.#worker.unref();
  }

  has(folder: string): boolean {
    return this.#folders.has(folder);
  }

  get isFull(): boolean {
    return this.#folders.size >= functionsPerHost;
  }

  call({ folder, timeoutMilliseconds }: LocalFunction, event: GatewayEvent) {
    clearTimeout(this.#resting);
    this.#folders.add(folder);
    this.#calls += 1;
    const bundle = pathToFileURL(join(folder, 'index.mjs')).href;
    const call: HostCall = { id: this.#calls, bundle, event, timeoutMilliseconds };
    return new Promise<GatewayResult>((resolve, reject) => {
      this.#waiting.set(call.id, { resolve, reject });
      this.#worker.postMessage(call);
    });
  }

  /** Ends the thread; whoever waits for it gets the error. */
  end(error: unknown): void {
    clearTimeout(this.#resting);
    this.#onEnd();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    void this.#worker.terminate();
  }

  #settle(id: number, { result, error }: Omit<HostAnswer, 'id'>): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (result) waiting?.resolve(result);
    else waiting?.reject(error);
    if (this.#waiting.size > 0) return;
    const rest = () => this.end(new Error('The thread rests.'));
    this.#resting = setTimeout(rest, restMilliseconds).unref();
  }
}
