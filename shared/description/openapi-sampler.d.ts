declare module 'openapi-sampler' {
  /** A sample value for a schema, whose references are in `document`. */
  export function sample(schema: object, options: object, document: object): unknown;
}
