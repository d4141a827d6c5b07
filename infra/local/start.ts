import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { saveMemory } from './save-memory.ts';
import { cacheFolder } from './sources.ts';

saveMemory();
// Before all else is loaded, which the next start need not compile again, nor the processes of this one.
const compiled = join(cacheFolder, 'compiled');
process.env.NODE_COMPILE_CACHE ??= compiled;
enableCompileCache(compiled);
await import('./run.ts');
