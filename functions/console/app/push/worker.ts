/** The content of a push message from the service. */
interface PushContent {
  title?: string;
  url?: string;
}

/** The parts of a service worker that are used here; the DOM types of the pages lack them. */
interface WorkerScope {
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: {
    matchAll: (
      options: object,
    ) => Promise<{ focus: () => Promise<unknown>; navigate: (url: string) => Promise<unknown> }[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
}

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
  data?: { json: () => PushContent };
  notification?: { close: () => void; data: string };
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('push', (event) => {
  const { title = 'Equipment', url = '' } = event.data?.json() ?? {};
  // Keep only the fragment, so that a notification never opens another host.
  const address = `/${/#\/.*$/.exec(url)?.[0] ?? ''}`;
  const options = { icon: '/console/icon.svg', tag: address, data: address };
  event.waitUntil(scope.registration.showNotification(title, options));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification?.close();
  event.waitUntil(open(event.notification?.data ?? '/'));
});

async function open(url: string): Promise<void> {
  const [page] = await scope.clients.matchAll({ type: 'window' });
  if (!page) {
    await scope.clients.openWindow(url);
    return;
  }
  await page.navigate(url);
  await page.focus();
}
