// npm run restore [--accept-damage] FILE: an archive back into an empty database.
import { runProgram } from './program.mjs';

// npm takes an option that stands before its two dashes for one of its own, and passes it on by the environment.
if (process.env.npm_config_accept_damage === 'true') process.argv.push('--accept-damage');
await runProgram('restore', { file: true });
