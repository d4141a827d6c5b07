export interface SentRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** The JSON value of the body, or its text; undefined where there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the service answers
  body: any;
}
