declare module 'openapi-sampler' {
  /** A value that a schema accepts; `document` has what it refers to. */
  export function sample(schema: object, options: object, document: object): unknown;
}
