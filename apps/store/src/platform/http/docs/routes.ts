import type { FastifyInstance } from 'fastify'
import { contract } from '../contract'
import { documentOf } from '../documents'
import { sendDocument } from '../send-document'
import { docsHtml, docsPages, viewerFiles } from './viewer'

const mediaTypes = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** Serves a text that does not change while the store runs; browsers revalidate it. */
function serveFixed(app: FastifyInstance, path: string, type: keyof typeof mediaTypes, text: string): void {
  const document = documentOf(text)
  app.get(path, (request, reply) =>
    sendDocument(request, reply.type(mediaTypes[type]).header('cache-control', 'no-cache'), document),
  )
}

/** Serves a contract as JSON. */
export function serveContractJson(app: FastifyInstance, path: string, json: object): void {
  serveFixed(app, path, 'json', JSON.stringify(json))
}

/** Serves the store's contract as JSON, and the documentation pages of both contracts. */
export function serveContract(app: FastifyInstance): void {
  serveContractJson(app, '/openapi.json', contract)
  for (const page of docsPages) serveFixed(app, page.path, 'html', docsHtml(page))
  for (const [name, text] of Object.entries(viewerFiles()))
    serveFixed(app, `/docs/${name}`, name.endsWith('.js') ? 'js' : 'css', text)
}
