// How answers leave whose bytes are made already: files under their names, and JSON.
import type { FastifyReply } from 'fastify';
import type { Download } from '../usecases/kernel/download.ts';
import { plainName } from './export-name.ts';

/** Answers a file under its name. */
export const sendFile = (reply: FastifyReply, file: Download): FastifyReply => {
  if (file.keptFor > 0) reply.header('Cache-Control', `private, max-age=${file.keptFor}`).header('Vary', 'Cookie');
  return reply
    .type(file.type)
    .header('Content-Disposition', `${file.disposition}; filename="${plainName(file.filename)}"`)
    .send(file.body);
};

/** Answers text that is JSON. */
export const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json);
