import { unwrap, type ShopClient } from '@skafferi/api'
import sharp, { type Sharp } from 'sharp'

/** A file as somebody sends it. */
export interface TestFile {
  /** The form's field; `files` by default. */
  field?: string
  name: string
  bytes: Uint8Array
}

// Programs may say what they like of the type: the shop looks at the content.
const toFile = ({ name, bytes }: TestFile) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

/** A form as a browser sends it. */
export function toForm(files: readonly TestFile[]): FormData {
  const form = new FormData()
  for (const file of files) form.append(file.field ?? 'files', toFile(file))
  return form
}

/** Files as the typed client takes and sends them. */
const formBody = (files: readonly TestFile[]) => ({
  body: { files: files.map(toFile) },
  bodySerializer: () => toForm(files),
})

/** Uploads a licence and answers its address. */
export function uploadLicense(client: ShopClient, file: TestFile) {
  return unwrap(client.POST('/store/customers/uploads', formBody([file])))
}

/** Uploads pictures and answers their addresses. */
export function uploadPictures(client: ShopClient, ...files: TestFile[]) {
  return unwrap(client.POST('/store/uploads', formBody(files)))
}

/** The same file so many times. */
export function copies(count: number, file: TestFile): TestFile[] {
  return Array.from({ length: count }, () => file)
}

/** A smallest PDF. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')

/** A picture of one colour, to be encoded by the test. */
export function picture({ width = 60, height = 40, background = '#c2410c' } = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** One part of a form, written by hand: what no browser sends. */
export interface RawPart {
  /** All its header lines. */
  headers: string[]
  content: Uint8Array | string
}

/** A form written by hand; without its end where told. */
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
