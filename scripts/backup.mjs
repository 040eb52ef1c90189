// npm run backup [FILE]: one archive of the whole clinic; without a FILE below DATA_DIR/backups.
import { runProgram } from './program.mjs';

await runProgram('backup', { file: true });
