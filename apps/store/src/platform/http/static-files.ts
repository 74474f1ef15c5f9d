import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { varyBy } from './compression'
import { encodingFor } from './documents'
import { refuse } from './errors'

/** Media types of the build's files. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** A path without `..` and hidden files. */
const safePath = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/** Precompressed copies of the build, smallest first. */
const copies = { br: ['br', 'gzip'], gzip: ['gzip'], identity: [] } as const
const endings = { br: '.br', gzip: '.gz' } as const

/** An SVG that is opened on its own runs no scripts. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

async function statFile(path: string) {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? found : undefined
}

interface Found {
  path: string
  encoding: 'br' | 'gzip' | undefined
  /** Entity tag; differs between the precompressed copies. */
  tag: string
}

async function findFile(path: string, accepted: string | undefined): Promise<Found | undefined> {
  const candidates = [...copies[encodingFor(accepted)], undefined]
  for (const encoding of candidates) {
    const file = encoding ? path + endings[encoding] : path
    const found = await statFile(file)
    if (!found) continue
    const stamp = `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`
    return { path: file, encoding, tag: `"${stamp}${encoding ? `-${encoding}` : ''}"` }
  }
  return undefined
}

/**
 * Sends a file in the best precompressed copy that the client accepts.
 * @param name path within the folder, from the URL
 * @throws StoreError 404 if it does not exist
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, name, cacheControl }: { folder: string; name: string; cacheControl: string },
): Promise<FastifyReply> {
  reply.header('x-content-type-options', 'nosniff')
  const ending = extname(name)
  const mediaType = mediaTypes[ending]
  const found =
    mediaType && safePath.test(name)
      ? await findFile(join(folder, name), request.headers['accept-encoding'])
      : undefined
  if (!mediaType || !found) throw refuse('route_not_found')
  reply.headers({ 'cache-control': cacheControl, etag: found.tag })
  if (ending !== '.woff2') varyBy(reply, 'accept-encoding')
  if (request.headers['if-none-match']?.includes(found.tag)) return reply.code(304).send()
  if (found.encoding) reply.header('content-encoding', found.encoding)
  if (ending === '.svg') reply.header('content-security-policy', drawingPolicy)
  return reply.type(mediaType).send(await readFile(found.path))
}
