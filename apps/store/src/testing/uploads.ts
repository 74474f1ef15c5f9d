import { unwrap, type ShopClient } from '@skafferi/api'
import sharp, { type Sharp } from 'sharp'

/** A file to upload. */
export interface TestFile {
  /** The form field; `files` by default. */
  field?: string
  name: string
  bytes: Uint8Array
}

// The declared type does not matter: the shop detects it from the content.
const toFile = ({ name, bytes }: TestFile) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

/** Builds a form as a browser sends it. */
export function toForm(files: readonly TestFile[]): FormData {
  const form = new FormData()
  for (const file of files) form.append(file.field ?? 'files', toFile(file))
  return form
}

/** Returns the body options of the typed client. */
const formBody = (files: readonly TestFile[]) => ({
  body: { files: files.map(toFile) },
  bodySerializer: () => toForm(files),
})

/** Uploads a licence and returns its URL. */
export function uploadLicense(client: ShopClient, file: TestFile) {
  return unwrap(client.POST('/store/customers/uploads', formBody([file])))
}

/** Uploads pictures and returns their URLs. */
export function uploadPictures(client: ShopClient, ...files: TestFile[]) {
  return unwrap(client.POST('/store/uploads', formBody(files)))
}

/** Returns the file repeated `count` times. */
export function copies(count: number, file: TestFile): TestFile[] {
  return Array.from({ length: count }, () => file)
}

/** A minimal PDF. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')

/** Returns a picture of one colour, not encoded yet. */
export function picture({ width = 60, height = 40, background = '#c2410c' } = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** A raw part of a form, including what browsers never send. */
export interface RawPart {
  /** The header lines of the part. */
  headers: string[]
  content: Uint8Array | string
}

/** Builds a raw form, optionally without its end. */
export function rawForm(parts: readonly RawPart[], { end = true } = {}) {
  const boundary = 'the-line-between'
  const pieces = parts.flatMap(({ headers, content }) => [
    Buffer.from(`--${boundary}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`, 'utf8'),
    Buffer.from(content as Uint8Array),
    Buffer.from('\r\n'),
  ])
  if (end) pieces.push(Buffer.from(`--${boundary}--\r\n`))
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload: Buffer.concat(pieces) }
}
