import { join } from 'node:path';
import { bundleSharing } from '../bundle/bundle.ts';
import { hostOf } from '../stage.ts';

// The process that bundles the functions for this machine.
const { CDK_OUTDIR = '', CDK_CONTEXT_JSON = '{}' } = process.env;
const { productionHost } = JSON.parse(CDK_CONTEXT_JSON);
await bundleSharing(join(CDK_OUTDIR, 'bundles'), hostOf(productionHost));
