import type { FastifyInstance } from 'fastify'
import { contract } from '../contract'
import { documentOf } from '../documents'
import { sendDocument } from '../send-document'
import { docsPage, docsStyle } from './page'

/** Serves a text that does not change while the store runs; browsers revalidate it. */
function serveFixed(app: FastifyInstance, path: string, { type, text }: { type: string; text: string }): void {
  const document = documentOf(text)
  app.get(path, (request, reply) =>
    sendDocument(request, reply.type(type).header('cache-control', 'no-cache'), document),
  )
}

const jsonType = 'application/json; charset=utf-8'

/** Serves a contract as JSON. */
export function serveContractJson(app: FastifyInstance, path: string, json: object): void {
  serveFixed(app, path, { type: jsonType, text: JSON.stringify(json) })
}

/** Serves the contract as JSON and as an HTML page. */
export function serveContract(app: FastifyInstance): void {
  serveContractJson(app, '/openapi.json', contract)
  serveFixed(app, '/docs', { type: 'text/html; charset=utf-8', text: docsPage() })
  serveFixed(app, '/docs/style.css', { type: 'text/css; charset=utf-8', text: docsStyle })
}
