import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { rateHits, uploads } from '../../../platform/db/schema'
import { signAddress, signedFor } from '../../../platform/files/signed-address'
import { addBuyer, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'
import { copies, pdf, picture, uploadLicense, uploadPictures } from '../../../testing/uploads'

const shop = await shopOfFile()
let buyer: Buyer

const guest = shop.client()

beforeEach(async () => {
  await shop.database.db.delete(rateHits)
  buyer = await addBuyer(shop)
})

const rowOf = async (url: string) => {
  const [row] = await shop.database.db.select().from(uploads).where(eq(uploads.url, url))
  return row!
}
const storedFile = async (url: string) => Buffer.from((await shop.files.get(url.replace('/files/', '')))!.bytes)
const open = (url: string) => shop.app.inject(url)

/** Returns the corner with the red square, clockwise from the top left, to detect rotation. */
async function redCorner(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => data[(y * info.width + x) * info.channels]! > 200
  const [right, bottom] = [info.width - 4, info.height - 4]
  return [isRed(3, 3), isRed(right, 3), isRed(right, bottom), isRed(3, bottom)].indexOf(true)
}

/** A black picture with a red square at the top left. */
async function marked() {
  const square = await picture({ width: 12, height: 12, background: '#ff0000' }).png().toBuffer()
  return picture({ background: '#000000' }).composite([{ input: square, left: 0, top: 0 }])
}

describe('an uploaded licence', () => {
  it('that is a PDF is stored unchanged', async () => {
    const { status, files } = await uploadLicense(guest, { name: 'licence.pdf', bytes: pdf })
    expect(status).toBe('success')
    const url = expect.stringMatching(/^\/files\/licences\/[0-9a-f]{32}\.pdf$/)
    expect(files).toEqual([{ url, name: 'licence.pdf', size: pdf.length }])
    expect((await storedFile(files[0]!.url)).equals(pdf)).toBe(true)
    expect(await rowOf(files[0]!.url)).toMatchObject({
      kind: 'license',
      mediaType: 'application/pdf',
      customerId: null,
      companyId: null,
      subjectId: null,
      createdAt: shop.clock.now(),
    })
  })

  it.each(['jpeg', 'png'] as const)('that is a %s picture is re-encoded in the same format', async (format) => {
    const { files } = await uploadLicense(guest, { name: 'scan', bytes: await picture().toFormat(format).toBuffer() })
    const stored = await storedFile(files[0]!.url)
    expect((await sharp(stored).metadata()).format).toBe(format)
    expect(files[0]!.size).toBe(stored.length)
    expect(files[0]!.url).toMatch(format === 'jpeg' ? /\.jpg$/ : /\.png$/)
  })

  it('is never served at its address', async () => {
    const { url } = (await uploadLicense(guest, { name: 'licence.pdf', bytes: pdf })).files[0]!
    const name = url.split('/').at(-1)!
    const missing = await open('/files/pictures/0000.webp')
    const paths = ['licences/', 'pictures/', 'pictures/..%2flicences%2f', 'pictures/../licences/', '/licences/']
    for (const address of paths.map((path) => `/files/${path}${name}`)) {
      const answer = await open(address)
      expect(answer.statusCode).toBe(404)
      expect({ ...answer.json(), request_id: '' }).toEqual({ ...missing.json(), request_id: '' })
    }
    const signedIn = { authorization: `Bearer ${await shop.signIn('kiosk')}`, 'x-publishable-api-key': 'pk_demo' }
    expect((await shop.app.inject({ url, headers: signedIn })).statusCode).toBe(404)
  })
})

describe('uploaded pictures', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('in %s format are stored as WebP', async (format) => {
    const bytes = await picture().toFormat(format).toBuffer()
    const { files } = await uploadPictures(buyer.client, { name: `bag.${format}`, bytes })
    expect(files[0]!.url).toMatch(/^\/files\/pictures\/[0-9a-f]{32}\.webp$/)
    expect(await sharp(await storedFile(files[0]!.url)).metadata()).toMatchObject({
      format: 'webp',
      width: 60,
      height: 40,
    })
    expect(await rowOf(files[0]!.url)).toMatchObject({
      kind: 'picture',
      mediaType: 'image/webp',
      name: `bag.${format}`,
      customerId: buyer.customerId,
      companyId: buyer.companyId,
    })
  })

  it('are returned in upload order, with their original names', async () => {
    const names = ['räksmörgås.png', '2 🦐.png', 'a"b.png', 'الصورة.png', 'z', 'y', 'x', 'w', 'v', 'u']
    const bytes = await picture().png().toBuffer()
    const { files } = await uploadPictures(buyer.client, ...names.map((name) => ({ name, bytes })))
    // Browsers encode a quotation mark in a file name as %22.
    expect(files.map(({ name }) => name)).toEqual(names.map((name) => name.replace('"', '%22')))
    const ids = await Promise.all(files.map(async ({ url }) => (await rowOf(url)).id))
    expect(ids).toEqual([...ids].sort())
    expect(new Set(files.map(({ url }) => url)).size).toBe(10)
  })

  it('lose metadata about place and camera', async () => {
    const exif = {
      IFD0: { Make: 'SecretCamera', Copyright: 'Anna' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '57/1 42/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '11/1 58/1 0/1' },
    }
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>'
    const bytes = await picture().withExif(exif).withXmp(xmp).withIccProfile('p3').jpeg().toBuffer()
    const before = await sharp(bytes).metadata()
    expect(before.exif).toBeDefined()
    expect(before.xmp).toBeDefined()
    expect(bytes.includes('SecretCamera')).toBe(true)
    const asPicture = (await uploadPictures(buyer.client, { name: 'a.jpg', bytes })).files[0]!.url
    const asLicense = (await uploadLicense(guest, { name: 'a.jpg', bytes })).files[0]!.url
    for (const url of [asPicture, asLicense]) {
      const stored = await storedFile(url)
      const after = await sharp(stored).metadata()
      expect([after.exif, after.xmp, after.iptc, after.icc]).toEqual([undefined, undefined, undefined, undefined])
      expect(stored.includes('SecretCamera')).toBe(false)
    }
  })

  it('are rotated upright', async () => {
    const upright = await (await marked()).jpeg().toBuffer()
    const turned = await (await marked()).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await redCorner(upright)).toBe(0)
    const { files } = await uploadPictures(buyer.client, { name: 'a', bytes: upright }, { name: 'b', bytes: turned })
    const stored = await Promise.all(files.map(({ url }) => storedFile(url)))
    expect(await sharp(stored[1]).metadata()).toMatchObject({ width: 40, height: 60 })
    expect(await Promise.all(stored.map(redCorner))).toEqual([0, 1])
  })

  it('are scaled down to 2560 pixels, and never up', async () => {
    const sizes = [
      [4000, 1000],
      [1000, 4000],
      [2560, 10],
      [1, 1],
    ] as const
    const bytes = await Promise.all(sizes.map(([width, height]) => picture({ width, height }).jpeg().toBuffer()))
    const { files } = await uploadPictures(buyer.client, ...bytes.map((each) => ({ name: 'a.jpg', bytes: each })))
    const stored = await Promise.all(files.map(async ({ url }) => sharp(await storedFile(url)).metadata()))
    expect(stored.map(({ width, height }) => [width, height])).toEqual([
      [2560, 640],
      [640, 2560],
      [2560, 10],
      [1, 1],
    ])
  })

  it('with animation are reduced to the first frame', async () => {
    const colours = ['#ff0000', '#000000', '#00ff00']
    const frames = await Promise.all(colours.map((background) => picture({ background }).png().toBuffer()))
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [50, 50, 50] })
      .toBuffer()
    expect((await sharp(animation).metadata()).pages).toBe(3)
    const { files } = await uploadPictures(buyer.client, { name: 'moving.webp', bytes: animation })
    const stored = await storedFile(files[0]!.url)
    const { pages = 1, width, height } = await sharp(stored).metadata()
    expect([pages, width, height]).toEqual([1, 60, 40])
    expect(await redCorner(stored)).toBe(0)
  })

  it('keep transparency', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const { files } = await uploadPictures(buyer.client, { name: 'logo.png', bytes })
    expect((await sharp(await storedFile(files[0]!.url)).metadata()).hasAlpha).toBe(true)
  })

  it('are recognized by their content, whatever their name', async () => {
    const bytes = await picture().jpeg().toBuffer()
    const { files } = await uploadPictures(buyer.client, { name: 'report.exe', bytes })
    expect(files[0]).toMatchObject({ name: 'report.exe', url: expect.stringMatching(/\.webp$/) })
  })
})

describe('a picture’s address', () => {
  it('is available to its company, with headers that forbid caching and active content', async () => {
    const bytes = await picture().png().toBuffer()
    const { url, size } = (await uploadPictures(buyer.client, { name: '"><script>.png', bytes })).files[0]!
    const headers = { authorization: `Bearer ${buyer.token}` }
    const answer = await shop.app.inject({ url, headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(await storedFile(url))).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(size),
      'content-disposition': `inline; filename="${url.split('/').at(-1)}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
    const head = await shop.app.inject({ method: 'HEAD', url, headers })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': String(size) })
  })

  it('is not there for visitors, other companies, and whoever is not signed in any more', async () => {
    const { url } = (await uploadPictures(buyer.client, { name: 'a.png', bytes: await picture().png().toBuffer() }))
      .files[0]!
    const colleague = await shop.signIn('kiosk')
    const refused = [
      {},
      { authorization: `Bearer ${colleague}` },
      { authorization: 'Bearer sk_invented' },
      { authorization: 'Basic YTpi' },
    ]
    for (const headers of refused)
      expect((await shop.app.inject({ url, headers })).json()).toMatchObject({ code: 'route_not_found' })
    const token = `skafferi_session=${buyer.token}`
    expect((await shop.app.inject({ url, headers: { cookie: `${token}; skafferi_user=somebody` } })).statusCode).toBe(
      200,
    )
    expect((await shop.app.inject({ url, headers: { cookie: token } })).statusCode).toBe(404)
    await unwrap(buyer.client.DELETE('/auth/session'))
    expect((await shop.app.inject({ url, headers: { authorization: `Bearer ${buyer.token}` } })).statusCode).toBe(404)
  })

  it('is opened for an hour by an address that the shop has signed for an operator, and by none that somebody made up', async () => {
    const urls = (
      await uploadPictures(buyer.client, ...copies(2, { name: 'a.png', bytes: await picture().png().toBuffer() }))
    ).files
    const [one, other] = urls.map(({ url }) => url) as [string, string]
    const signed = signAddress(shop.context.secret, one, shop.clock.now())
    expect((await open(signed)).statusCode).toBe(200)
    const unknownUrls = [
      signed.replace(one, other),
      signed.replace('until=1', 'until=9'),
      `${signed}x`,
      signAddress('a guess', one, shop.clock.now()),
    ]
    for (const url of [...unknownUrls, `${one}?until=9999999999`, `${signed}&signature=a`])
      expect((await open(url)).statusCode).toBe(404)
    shop.clock.advance(signedFor)
    expect((await open(signed)).statusCode).toBe(404)
  })

  it.each([
    '/files',
    '/files/',
    '/files/pictures',
    '/files/pictures/',
    '/files/pictures/0123456789abcdef0123456789abcdef.webp',
    '/files/pictures/0123456789abcdef0123456789abcdef.webp.type',
    '/files/pictures/..%2f..%2fpackage.json',
    '/files/pictures/%00.webp',
    `/files/pictures/${'long'.repeat(40)}.webp`,
    '/files/../package.json',
  ])('that is unknown answers 404 in the shape of all errors: %s', async (url) => {
    const answer = await open(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ type: 'not_found', code: 'route_not_found' })
    expect((await shop.app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    expect((await shop.app.inject({ method: 'POST', url })).statusCode).toBe(404)
  })
})

describe('upload limits', () => {
  it('allow 20 licences an hour from one address', async () => {
    const file = { name: 'licence.png', bytes: await picture().png().toBuffer() }
    for (let upload = 0; upload < 20; upload += 1) await uploadLicense(guest, file)
    await expect(uploadLicense(guest, file)).rejects.toMatchObject({ status: 429, code: 'too_many_attempts' })
    expect((await uploadLicense(shop.client(undefined, { address: '10.0.0.9' }), file)).status).toBe('success')
    shop.clock.advance(60 * 60 * 1000)
    expect((await uploadLicense(guest, file)).status).toBe('success')
  })

  it('allow 60 pictures an hour for a customer, also with concurrent requests, and store nothing above', async () => {
    const bytes = await picture().png().toBuffer()
    const send = (count: number) => uploadPictures(buyer.client, ...copies(count, { name: 'a.png', bytes }))
    for (let upload = 0; upload < 6; upload += 1) await send(upload === 5 ? 8 : 10)
    await expect(send(3)).rejects.toMatchObject({ status: 429 })
    const own = eq(uploads.companyId, buyer.companyId)
    expect(await shop.database.db.$count(uploads, own)).toBe(58)
    const other = await addBuyer(shop)
    expect((await uploadPictures(other.client, { name: 'a.png', bytes })).status).toBe('success')
    shop.clock.advance(60 * 60 * 1000)
    expect((await send(3)).files).toHaveLength(3)
  })
})

describe('upload access', () => {
  it('requires a customer for pictures, but not for a licence', async () => {
    const bytes = await picture().png().toBuffer()
    await expect(uploadPictures(guest, { name: 'a.png', bytes })).rejects.toMatchObject({ status: 401 })
    expect((await uploadLicense(guest, { name: 'a.png', bytes })).status).toBe('success')
  })

  it('is checked before the body is read', async () => {
    const headers = { 'content-type': 'multipart/form-data' }
    const url = '/store/uploads'
    expect((await shop.app.inject({ method: 'POST', url, headers, payload: 'x' })).statusCode).toBe(400)
    const withKey = { ...headers, 'x-publishable-api-key': 'pk_demo' }
    expect((await shop.app.inject({ method: 'POST', url, headers: withKey, payload: 'x' })).statusCode).toBe(401)
  })

  it('requires a form for files and JSON otherwise', async () => {
    const headers = { 'x-publishable-api-key': 'pk_demo' }
    const url = '/store/customers/uploads'
    const json = await shop.app.inject({ method: 'POST', url, headers, payload: { files: ['a'] } })
    expect(json.statusCode).toBe(415)
    expect(json.json()).toMatchObject({ code: 'form_expected', message: 'Files are sent as multipart/form-data.' })
    const form = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
    const signInUrl = '/auth/customer/emailpass'
    const signIn = await shop.app.inject({ method: 'POST', url: signInUrl, headers: form, payload: '--x--' })
    expect(signIn.statusCode).toBe(415)
    expect(signIn.json()).toMatchObject({ code: 'unsupported_media_type', message: 'The body must be JSON.' })
  })

  it('needs the same number of statements for ten pictures as for one, except for counting', async () => {
    const bytes = await picture().png().toBuffer()
    const statementsFor = async (count: number) => {
      const files = copies(count, { name: 'a.png', bytes })
      const all = await shop.statementsOf(() => uploadPictures(buyer.client, ...files))
      return all.filter((statement) => !/rate_hits|advisory|^(begin|commit)/.test(statement))
    }
    expect(await statementsFor(10)).toHaveLength((await statementsFor(1)).length)
  })
})
