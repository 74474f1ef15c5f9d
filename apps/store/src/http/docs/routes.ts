import type { FastifyInstance } from 'fastify'
import { contract } from '../contract'
import { docsPage, docsStyle } from './page'

/** Serves the contract, for programs and for people. */
export function serveContract(app: FastifyInstance): void {
  const page = docsPage()
  app.get('/openapi.json', () => contract)
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/docs/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
}
