import type { FastifyReply } from 'fastify'

/** A file as a response. */
export class FileAnswer {
  readonly bytes: Uint8Array
  readonly mediaType: string
  /** The name under which the browser saves the file. */
  readonly name: string
  /** True if the shop's own pages may display it in a frame; only a PDF is. */
  readonly isInline: boolean

  constructor({
    bytes,
    mediaType,
    name,
    isInline = false,
  }: {
    bytes: Uint8Array
    mediaType: string
    name: string
    isInline?: boolean
  }) {
    this.bytes = bytes
    this.mediaType = mediaType
    this.name = name
    this.isInline = isInline
  }
}

const inHeader = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** For a download: the headers keep browsers from displaying or running it, whatever its content. */
const downloadHeaders = { 'content-security-policy': "default-src 'none'; sandbox" }

/**
 * For a PDF in a frame. Browsers refuse to show a PDF in a sandbox; their viewers run it apart from the shop's pages,
 * and `nosniff` keeps them from reading it as anything else. Viewers load the file as an object, with styles of their
 * own.
 */
const frameHeaders = {
  'content-security-policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
}

/** Sends a file as a download, or a PDF to be displayed in a frame. */
export function sendFile(reply: FastifyReply, { bytes, mediaType, name, isInline }: FileAnswer): FastifyReply {
  const isFramed = isInline && mediaType === 'application/pdf'
  return reply
    .headers({
      'content-type': mediaType,
      'content-disposition': `${isFramed ? 'inline' : 'attachment'}; filename*=UTF-8''${inHeader(name)}`,
      ...(isFramed ? frameHeaders : downloadHeaders),
    })
    .send(Buffer.from(bytes))
}
