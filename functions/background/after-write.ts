import { afterWrite, writeFollowing } from '#shared/background/after-write.ts';
import { forEachWrite } from '#shared/background/stream.ts';

export const handler = forEachWrite(afterWrite, writeFollowing);
