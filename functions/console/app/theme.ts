import { browserStorage } from './browser-storage.ts';
import { createStore } from './store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'equipment.theme';

export const theme = createStore<Theme>(read());
apply(theme.get());

export function setTheme(value: Theme): void {
  browserStorage.set(storageKey, value);
  theme.set(value);
  apply(value);
}

function read(): Theme {
  const stored = browserStorage.get(storageKey);
  return themes.find((one) => one === stored) ?? 'system';
}

function apply(value: Theme): void {
  if (value === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = value;
}
