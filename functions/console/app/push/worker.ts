import { hashOf } from './address.ts';

/** What the service pushes: what a notification says, too. */
interface Pushed {
  title?: string;
  object_type?: string;
  object_id?: number;
}

/** The parts of a service worker that this one uses; the pages' own types know them not. */
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
  data?: { json: () => Pushed };
  notification?: { close: () => void; data: string };
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('push', (event) => {
  const { title = 'Equipment', object_type = '', object_id = 0 } = event.data?.json() ?? {};
  const options = {
    icon: '/console/icon.svg',
    tag: `${object_type}-${object_id}`,
    data: `/${hashOf(object_type, object_id)}`,
  };
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
