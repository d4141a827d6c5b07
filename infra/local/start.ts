import { enableCompileCache } from 'node:module';
import { restartWithMemoryFlags } from './restart-with-memory-flags.ts';
import { compiledFolder } from './sources.ts';

restartWithMemoryFlags();
// Must be set before other modules are loaded. Child processes inherit it.
process.env.NODE_COMPILE_CACHE ??= compiledFolder;
enableCompileCache(compiledFolder);
await import('./run.ts');
