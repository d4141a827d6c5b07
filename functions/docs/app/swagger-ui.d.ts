/** What of Swagger UI the reference uses; the package has no types of its own. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export interface SentRequest extends RequestInit {
    url: string;
    headers: Record<string, string>;
    /** What sends it instead of the browser's own `fetch`. */
    userFetch?: (url: string, request: SentRequest) => Promise<Response>;
  }

  interface Options {
    domNode: Element;
    spec: object;
    deepLinking: boolean;
    docExpansion: 'list';
    defaultModelsExpandDepth: number;
    displayRequestDuration: boolean;
    requestInterceptor: (request: SentRequest) => Promise<SentRequest>;
    plugins: readonly { wrapComponents: Record<string, () => () => null> }[];
  }

  export default function SwaggerUI(options: Options): void;
}
