import { enableCompileCache } from 'node:module';
import { saveMemory } from './save-memory.ts';
import { compiledFolder } from './sources.ts';

saveMemory();
// Before all else is loaded, and for the processes of this one, too.
process.env.NODE_COMPILE_CACHE ??= compiledFolder;
enableCompileCache(compiledFolder);
await import('./run.ts');
