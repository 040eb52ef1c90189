// npm run restore FILE: an archive back into an empty database.
import { runProgram } from './program.mjs';

await runProgram('restore', { file: true });
