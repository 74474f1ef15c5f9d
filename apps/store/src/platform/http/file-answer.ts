import type { FastifyReply } from 'fastify'

/** A file as a response. */
export class FileAnswer {
  readonly bytes: Uint8Array
  readonly mediaType: string
  /** The name under which the browser saves the file. */
  readonly name: string

  constructor({ bytes, mediaType, name }: { bytes: Uint8Array; mediaType: string; name: string }) {
    this.bytes = bytes
    this.mediaType = mediaType
    this.name = name
  }
}

const inHeader = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Sends a file as a download. The headers keep browsers from displaying or running it, whatever its content. */
export function sendFile(reply: FastifyReply, { bytes, mediaType, name }: FileAnswer): FastifyReply {
  return reply
    .headers({
      'content-type': mediaType,
      'content-disposition': `attachment; filename*=UTF-8''${inHeader(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(Buffer.from(bytes))
}
