/** The parts of Swagger UI that the reference uses; the package has no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export interface SentRequest extends RequestInit {
    url: string;
    headers: Record<string, string>;
    /** Sends the request instead of the browser's `fetch`. */
    userFetch?: (url: string, request: SentRequest) => Promise<Response>;
  }

  type Component = (props: object) => object | null;

  interface System {
    React: { createElement: (component: Component, props: object) => object };
  }

  /** Replacements of components, by their names. */
  export type WrapComponents = Record<string, (original: Component, system: System) => Component>;

  interface Options {
    domNode: Element;
    spec: object;
    deepLinking: boolean;
    docExpansion: 'list';
    defaultModelsExpandDepth: number;
    displayRequestDuration: boolean;
    requestInterceptor: (request: SentRequest) => Promise<SentRequest>;
    syntaxHighlight: { theme: 'tomorrow-night' };
    plugins: readonly { wrapComponents: WrapComponents }[];
  }

  export default function SwaggerUI(options: Options): void;
}
