import SwaggerUI, {
  type SentRequest,
  type WrapComponents,
} from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { beCaller, callerToken, fetchAsCaller, showCaller } from './caller.ts';
import { type Description, familyOf, linkFamilies, onlyFamily } from './families.ts';
import { keepAccessible } from './keep-accessible.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
paint();
dark.addEventListener('change', paint);

/** Sends calls as the member who is signed in to the console, unless a key was entered. */
async function asCaller(request: SentRequest): Promise<SentRequest> {
  const isOurs = new URL(request.url, location.href).origin === location.origin;
  // The browser caches answers by address, regardless of the account.
  request.cache = 'no-store';
  if (!isOurs || request.headers.Authorization !== undefined) return request;
  const token = await callerToken();
  if (token === undefined) return request;
  // The examples to copy are for callers with a key.
  request.headers.Authorization = 'Bearer YOUR_API_KEY';
  request.userFetch = (url, init) => fetchAsCaller(token, url, init);
  return request;
}

const wrapComponents: WrapComponents = {
  // Left out: the guides describe the API as a whole.
  InfoContainer: () => () => null,
  // Disabled: it would put a link into a button that does the same.
  DeepLink:
    (Link, { React }) =>
    (props) =>
      React.createElement(Link, { ...props, enabled: false }),
};

function show(description: Description, family: string): void {
  linkFamilies(elementOf('families'), description, family);
  const domNode = document.createElement('div');
  elementOf('reference').replaceChildren(domNode);
  keepAccessible(domNode);
  SwaggerUI({
    domNode,
    spec: onlyFamily(description, family),
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    requestInterceptor: asCaller,
    syntaxHighlight: { theme: 'tomorrow-night' },
    plugins: [{ wrapComponents }],
  });
}

function elementOf(id: string): Element {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element ${id}.`);
  return element;
}

const answer = await fetch('/v1/openapi.json');
// Calls are sent to this host only, whichever other hosts the description names.
const { servers: _, ...description }: Description & { servers: unknown } = await answer.json();
await beCaller();
showCaller(elementOf('caller'));
let shownFamily = familyOf(description);
show(description, shownFamily);
addEventListener('hashchange', () => {
  const family = familyOf(description);
  if (family === shownFamily) return;
  shownFamily = family;
  show(description, family);
});
