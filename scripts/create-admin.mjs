// npm run create-admin: makes a superadmin of an installation without demo data.
import { runProgram } from './program.mjs';

await runProgram('create-admin');
