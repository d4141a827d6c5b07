export { type Client, type ClientOptions, createClient } from './client.ts';
export { type ListPath, type PageOf, type PagesOptions, page, pages } from './pages.ts';
export { orThrow, Refusal, type RefusalCode, type RefusedFields } from './refusal.ts';
export type { RetryOptions } from './retry.ts';
export type { components, operations, paths } from './schema.ts';
export type { TokenSource } from './token.ts';
export { type FileOwners, type SentFile, type UploadOptions, upload } from './upload.ts';
