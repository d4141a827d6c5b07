import { enableCompileCache } from 'node:module';
import { restartWithMemoryFlags } from './restart-with-memory-flags.ts';
import { compiledFolder } from './sources.ts';

restartWithMemoryFlags();
// Before all else is loaded, and for the processes of this one, too.
process.env.NODE_COMPILE_CACHE ??= compiledFolder;
enableCompileCache(compiledFolder);
await import('./run.ts');
