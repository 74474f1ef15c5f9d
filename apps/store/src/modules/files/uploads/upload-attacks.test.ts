import { ApiError } from '@skafferi/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rateHits, uploads } from '../../../platform/db/schema'
import type { FileStore } from '../../../platform/files/file-store'
import { addBuyer, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'
import {
  copies,
  pdf,
  picture,
  rawForm,
  uploadLicense,
  uploadPictures,
  type RawPart,
  type TestFile,
} from '../../../testing/uploads'

const MiB = 1024 * 1024

const shop = await shopOfFile({ files: recordingStore() })
let buyer: Buyer
/** Keys of stored files. */
const stored = new Set<string>()

/** A file store that records its keys. */
function recordingStore(): FileStore {
  return {
    put: async (key) => void stored.add(key),
    get: async () => undefined,
    delete: async (key) => void stored.delete(key),
  }
}

const guest = shop.client()
const png = await picture().png().toBuffer()

beforeEach(async () => {
  await shop.database.db.delete(rateHits)
  buyer = await addBuyer(shop)
})
// A refused upload must leave neither files nor rows.
afterEach(async () => {
  const rows = await shop.database.db.$count(uploads)
  if (rows > 0 || stored.size > 0) throw new Error(`A refused upload left ${rows} rows and ${stored.size} files.`)
})

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(outcome instanceof ApiError)) throw new Error(`Not refused: ${String(outcome)}`)
  return outcome
}

const sendPictures = (...files: TestFile[]) => refusalOf(uploadPictures(buyer.client, ...files))
const sendLicense = (file: TestFile) => refusalOf(uploadLicense(guest, file))

/** Uploads a raw form as a licence. */
function sendRaw(...parts: RawPart[]) {
  const { headers, payload } = rawForm(parts)
  const withKey = { ...headers, 'x-publishable-api-key': 'pk_demo' }
  return shop.app.inject({ method: 'POST', url: '/store/customers/uploads', headers: withKey, payload })
}

const named = (filename: string): RawPart => ({
  headers: [`Content-Disposition: form-data; name="files"; ${filename}`, 'Content-Type: application/pdf'],
  content: pdf,
})

describe('a file whose content does not match its name', () => {
  const wrong: [string, TestFile][] = [
    ['a program', { name: 'bag.png', bytes: Buffer.from('MZ\u0090\0 program') }],
    ['a page', { name: 'bag.png', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') }],
    ['an SVG', { name: 'bag.png', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') }],
    ['an SVG with a prologue', { name: 'bag.jpg', bytes: Buffer.from('<?xml version="1.0"?><svg/>') }],
    ['plain text', { name: 'bag.jpg', bytes: Buffer.from('hello') }],
    ['a page that ends as a picture', { name: 'bag.jpg', bytes: Buffer.from('<html>\xff\xd8\xff\xe0', 'latin1') }],
    ['one byte', { name: 'bag.png', bytes: Buffer.from([0x89]) }],
  ]

  it.each(wrong)('is refused: %s', async (_, file) => {
    for (const send of [sendPictures, sendLicense]) {
      const refusal = await send(file)
      expect(refusal).toMatchObject({ status: 400, code: 'unsupported_file_type' })
      expect(refusal.message).toContain(`${file.name} is not a `)
      expect(refusal.fields).toHaveProperty(['files.0'])
    }
  })

  it('is refused: other pictures and documents where they are not allowed', async () => {
    const gif = await picture().gif().toBuffer()
    const tiff = await picture().tiff().toBuffer()
    const webp = await picture().webp().toBuffer()
    for (const bytes of [gif, tiff, pdf]) {
      expect(await sendPictures({ name: 'a', bytes })).toMatchObject({ status: 400, code: 'unsupported_file_type' })
    }
    for (const bytes of [gif, tiff, webp]) {
      expect(await sendLicense({ name: 'a', bytes })).toMatchObject({ status: 400, code: 'unsupported_file_type' })
    }
  })

  it('is refused if it only contains a PDF', async () => {
    for (const before of ['<html>', '\n', '\ufeff', ' ']) {
      const bytes = Buffer.concat([Buffer.from(before), pdf])
      expect(await sendLicense({ name: 'a.pdf', bytes })).toMatchObject({ code: 'unsupported_file_type' })
    }
  })

  it('is refused with a list of the allowed types', async () => {
    const file = { name: 'notes.txt', bytes: Buffer.from('hello') }
    expect((await sendPictures(file)).message).toBe(
      'notes.txt is not a JPEG, PNG or WebP by its content. ' +
        'Up to 10 files are allowed: JPEG, PNG or WebP, at most 10 MB each.',
    )
    expect((await sendLicense(file)).message).toBe(
      'notes.txt is not a PDF, JPEG or PNG by its content. One file is allowed: PDF, JPEG or PNG, at most 10 MB.',
    )
  })
})

describe('a PDF with active content', () => {
  const byHand = (catalogue: string, trailer: string) =>
    `%PDF-1.7\n1 0 obj <</Type /Catalog ${catalogue}>> endobj\ntrailer <</Root 1 0 R ${trailer}>>`

  it.each([
    [
      'active_pdf',
      byHand('/OpenAction <</S /JavaScript /JS (app.alert)>>', ''),
      'contains scripts, programs or other files: print it to a PDF again, or send a picture of it',
    ],
    ['encrypted_pdf', byHand('', '/Encrypt 2 0 R'), 'is encrypted: save it without a password and other protection'],
    ['unreadable_pdf', '%PDF-1.7\n1 0 obj <<', 'is damaged or incomplete'],
  ])('is refused as %s with a message', async (code, content, problem) => {
    const refusal = await sendLicense({ name: 'licence.pdf', bytes: Buffer.from(content) })
    expect(refusal).toMatchObject({ status: 400, code, fields: { 'files.0': { message: problem } } })
    expect(refusal.message).toBe(`licence.pdf ${problem}. One file is allowed: PDF, JPEG or PNG, at most 10 MB.`)
  })
})

describe('a damaged picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is refused: half a %s', async (format) => {
    const complete = await picture({ width: 300, height: 200 })
      .composite([{ input: png }])
      .toFormat(format)
      .toBuffer()
    const refusal = await sendPictures({ name: 'half.jpg', bytes: complete.subarray(0, complete.length / 2) })
    expect(refusal).toMatchObject({ status: 400, code: 'unreadable_picture' })
    expect(refusal.message).toMatch(/^half.jpg is damaged or incomplete\. /)
    expect(refusal.fields).toMatchObject({ 'files.0': { code: 'unreadable_file' } })
  })

  it('is refused: only the beginning', async () => {
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000)])
    const noise = Buffer.concat([png.subarray(0, 33), Buffer.alloc(5000, 7)])
    for (const bytes of [jpeg, noise]) {
      expect(await sendLicense({ name: 'a', bytes })).toMatchObject({ code: 'unreadable_picture' })
    }
  })

  it('makes the whole upload fail, and the refusal names it', async () => {
    const complete = { name: 'whole.png', bytes: png }
    const refusal = await sendPictures(complete, { name: 'half.png', bytes: png.subarray(0, 60) }, complete)
    expect(refusal).toMatchObject({ code: 'unreadable_picture', fields: { 'files.1': { code: 'unreadable_file' } } })
  })
})

describe('a decompression bomb', () => {
  /** Returns a PNG with a declared size; its content is never decompressed. */
  function claiming(width: number, height: number): Buffer {
    const bomb = Buffer.from(png)
    bomb.writeUInt32BE(width, 16)
    bomb.writeUInt32BE(height, 20)
    return bomb
  }

  it('is refused by its declared size, before it is decompressed', async () => {
    const small = await picture({ width: 9000, height: 9000 }).png().toBuffer()
    expect(small.length).toBeLessThan(2 * MiB)
    const problem = 'has more than 64 million pixels'
    for (const bytes of [small, claiming(30_000, 30_000), claiming(0x7fffffff, 0x7fffffff), claiming(64_000_001, 1)]) {
      for (const send of [sendPictures, sendLicense]) {
        const refusal = await send({ name: 'bomb.png', bytes })
        expect(refusal).toMatchObject({ status: 400, code: 'unreadable_picture' })
      }
    }
    // Decompressing it would show that it is damaged.
    for (const bytes of [small, claiming(30_000, 30_000)]) {
      expect(await sendPictures({ name: 'bomb.png', bytes })).toMatchObject({
        message: expect.stringContaining(`bomb.png ${problem}. `),
        fields: { 'files.0': { message: problem } },
      })
    }
  })
})

describe('the size and number', () => {
  it('of a file are limited to 10 MB', async () => {
    const jpeg = await picture().jpeg().toBuffer()
    const large = Buffer.concat([jpeg, Buffer.alloc(10 * MiB - jpeg.length + 1)])
    for (const send of [sendPictures, sendLicense]) {
      expect(await send({ name: 'large.jpg', bytes: large })).toMatchObject({
        status: 413,
        code: 'file_too_large',
        message: expect.stringContaining('large.jpg is larger than 10 MB. '),
        fields: { 'files.0': { code: 'file_too_large', params: { megabytes: 10 } } },
      })
    }
    expect(await sendPictures({ name: 'a.png', bytes: png }, { name: 'b.jpg', bytes: large })).toMatchObject({
      status: 413,
      fields: { 'files.1': { code: 'file_too_large', params: { megabytes: 10 } } },
    })
  })

  it('of files are limited to ten pictures or one licence', async () => {
    const file = { name: 'a.png', bytes: png }
    for (const count of [11, 100]) {
      expect(await sendPictures(...copies(count, file))).toMatchObject({
        status: 400,
        code: 'too_many_files',
        message: expect.stringContaining('a.png is one file too many. Up to 10 files are allowed'),
        fields: { 'files.10': { code: 'too_many_files' } },
      })
    }
    const two = await sendRaw(named('filename="1.pdf"'), named('filename="2.pdf"'))
    expect(two.statusCode).toBe(400)
    expect(two.json()).toMatchObject({ code: 'too_many_files', fields: { 'files.1': { code: 'too_many_files' } } })
  })

  it('must not be zero', async () => {
    const emptyBuffer = Buffer.alloc(0)
    expect(await sendPictures({ name: 'a.png', bytes: png }, { name: 'empty.png', bytes: emptyBuffer })).toMatchObject({
      status: 400,
      code: 'empty_file',
      message: expect.stringContaining('empty.png is empty. '),
      fields: { 'files.1': { code: 'empty_file' } },
    })
    const message = 'No file was sent. Up to 10 files are allowed: JPEG, PNG or WebP, at most 10 MB each.'
    const fields = { files: { code: 'required' } }
    expect(await sendPictures()).toMatchObject({ status: 400, code: 'no_file', message, fields })
    // The part that browsers send for an empty file field.
    const left = await sendRaw({ ...named('filename=""'), content: '' })
    expect([left.statusCode, left.json().code]).toEqual([400, 'no_file'])
    const headers = { 'x-publishable-api-key': 'pk_demo' }
    const bare = await shop.app.inject({ method: 'POST', url: '/store/customers/uploads', headers })
    expect(bare.json()).toMatchObject({ type: 'invalid_data', code: 'no_file' })
  })
})

describe('a file name', () => {
  const path = 'has a path as its name'
  const controls = 'has control characters in its name'
  const turning = 'has signs in its name that turn the direction of text'

  it.each([
    ['filename="../../x.pdf"', path],
    ['filename="/etc/passwd"', path],
    ['filename="C:\\\\licence.pdf"', path],
    ['filename="..\\\\..\\\\x.pdf"', path],
    ['filename="a/b.pdf"', path],
    ['filename=".."', path],
    ['filename="."', path],
    [`filename="a\0.pdf"`, controls],
    [`filename="a\u001b[31m.pdf"`, controls],
    [`filename="a\u007f.pdf"`, controls],
    [`filename="a\tb.pdf"`, controls],
    [`filename="a\u0085b.pdf"`, controls],
    [`filename="gpj.\u202efdp.pdf"`, turning],
    ["filename*=UTF-8''a%00b.pdf", controls],
    ["filename*=UTF-8''..%2f..%2fx.pdf", path],
    [`filename="${'x'.repeat(256)}"`, 'has a name of more than 255 characters'],
  ])('that is a path or not text is refused: %j', async (filename, problem) => {
    const answer = await sendRaw(named(filename))
    expect(answer.statusCode).toBe(400)
    const fields = { 'files.0': { message: `${problem}: give it another one` } }
    expect(answer.json()).toMatchObject({ type: 'invalid_data', code: 'invalid_file_name', fields })
    expect(answer.json().message).toContain(
      'File 1 has a name that cannot be used: give it another one. One file is allowed',
    )
    expect(answer.json().message).not.toMatch(/[\p{Control}\u202e]/u)
  })

  it('with line breaks is refused', async () => {
    for (const filename of ["filename*=UTF-8''a%0d%0ab.pdf", 'filename="a\nb.pdf"', 'filename="a\rb.pdf"']) {
      const answer = await sendRaw(named(filename))
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'no_file'])
    }
  })

  it('requires the field "files"', async () => {
    const file = { headers: ['Content-Disposition: form-data; name="file"; filename="a.pdf"'], content: pdf }
    const answer = await sendRaw(file)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: { file: { code: 'unknown_field' } } })
    const right = named('filename="a.pdf"')
    expect((await sendRaw(right, file)).statusCode).toBe(400)
  })

  it('is required in each part', async () => {
    const answer = await sendRaw({ headers: ['Content-Disposition: form-data; filename="a.pdf"'], content: pdf })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: { body: { code: 'nameless_part' } } })
  })
})

it('a form with a missing or truncated boundary is refused', async () => {
  const complete = rawForm([named('filename="a.pdf"')])
  const bodies: [string, Buffer][] = [
    ['multipart/form-data', complete.payload],
    ['multipart/form-data; boundary=another', complete.payload],
    [complete.headers['content-type'], complete.payload.subarray(0, -20)],
  ]
  for (const [type, payload] of bodies) {
    const headers = { 'content-type': type, 'x-publishable-api-key': 'pk_demo' }
    const answer = await shop.app.inject({ method: 'POST', url: '/store/customers/uploads', headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ type: 'invalid_data', code: 'unreadable_upload' })
  }
})
